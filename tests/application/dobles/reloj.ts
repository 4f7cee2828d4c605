import type { Reloj } from '@/application/shared/equipo.port';

/** Stopped; by default at noon of 21 November 2026 in Bogota. */
export const relojEn = (instante = '2026-11-21T17:00:00Z'): Reloj => ({ ahora: () => new Date(instante) });
