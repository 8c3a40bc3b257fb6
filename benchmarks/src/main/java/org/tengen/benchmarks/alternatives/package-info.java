/** Ways that were measured and found slower, kept to compare with. */
package org.tengen.benchmarks.alternatives;
