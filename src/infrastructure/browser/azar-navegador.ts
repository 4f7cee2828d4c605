import type { Azar } from '@/application/shared/azar.port';

export const azarNavegador: Azar = { siguiente: () => Math.random() };
