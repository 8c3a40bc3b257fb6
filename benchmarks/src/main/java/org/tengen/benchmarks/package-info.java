/** Measures the engine: replay of games, seeded playouts, rebuilding and memory. */
package org.tengen.benchmarks;
