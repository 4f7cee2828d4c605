import { esValorSospechoso } from '@/domain/shared/dinero/valor-sospechoso';

/** Why an amount deserves a second look; `null` when it does not. */
export const avisoDeValorBajo = (valor: unknown): string | null =>
  typeof valor === 'number' && esValorSospechoso(valor)
    ? 'Es un valor muy bajo: revise que no falten los miles'
    : null;
