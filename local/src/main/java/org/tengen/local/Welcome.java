package org.tengen.local;

import java.io.PrintWriter;
import java.net.URI;
import org.tengen.local.platform.Platform;
import org.tengen.local.platform.Service;
import org.tengen.local.platform.Tokens;

/** What a platform says once it is healthy: where it is, who may play, and what to try. */
final class Welcome {
    private Welcome() {}

    static void print(PrintWriter out, URI gateway, Platform platform) {
        out.printf("%nTengen is up.%n%n");
        out.printf("  API              %s/api%n", gateway);
        for (Service service : Service.values()) {
            out.printf(
                    "  %-16s %s   (API description at /q/openapi, health at /q/health)%n",
                    service.module(), platform.service(service).address());
        }
        out.printf("  data and logs    %s%n%n", platform.data().root());
        printTokens(out, platform.tokens());
        printTries(out, gateway);
        out.printf("%nCtrl-C stops it.%n");
        out.flush();
    }

    private static void printTokens(PrintWriter out, Tokens tokens) {
        out.printf("Two players, to be pasted into another terminal:%n%n");
        out.printf("  ALICE=%s%n%n", tokens.forPlayer("alice"));
        out.printf("  BOB=%s%n%n", tokens.forPlayer("bob"));
    }

    private static void printTries(PrintWriter out, URI gateway) {
        out.printf("Alice challenges, Bob takes the other side, Alice plays:%n%n");
        out.printf(
                "  MATCH=$(curl -s %s/api/matches -H \"Authorization: Bearer $ALICE\" -H 'Content-Type: application/json' -d '{\"color\":\"BLACK\"}' | sed 's/.*\"id\":\"\\([^\"]*\\)\".*/\\1/')%n",
                gateway);
        out.printf("  curl -s -X POST %s/api/matches/$MATCH/join -H \"Authorization: Bearer $BOB\"%n", gateway);
        out.printf(
                "  curl -s %s/api/matches/$MATCH/moves -H \"Authorization: Bearer $ALICE\" -H 'Content-Type: application/json' -d '{\"vertex\":\"Q16\"}'%n",
                gateway);
    }
}
