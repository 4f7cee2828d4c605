import type { Reloj } from '@/application/shared/reloj.port';

export const relojNavegador: Reloj = { ahora: () => new Date() };
