import { documentoLeido } from '@/domain/revision/registros-por-revisar';

export interface DocumentoGuardado {
  id: number;
  /** Among whom the number is one person's; `null` when it may be of several. */
  ambito: string | null;
  numero: string;
}

/**
 * The documents that take their one form, by id; what does not read, or has it already, is not among them. Where several
 * would be the same, one takes it, so that nobody can be written with it again, and the others keep what was written
 * until somebody decides: the one is who has it already (`ocupado`) or, when nobody has, who was written first.
 */
export const documentosPorNormalizar = (
  porFecha: readonly DocumentoGuardado[],
  ocupado: (ambito: string, numero: string) => boolean,
): ReadonlyMap<number, string> => {
  const tomados = new Set<string>();
  const cambios = new Map<number, string>();
  for (const { id, ambito, numero } of porFecha) {
    const leido = documentoLeido(numero);
    if (leido === null || leido === numero) continue;
    if (ambito !== null) {
      const puesto = `${ambito} ${leido}`;
      if (tomados.has(puesto) || ocupado(ambito, leido)) continue;
      tomados.add(puesto);
    }
    cambios.set(id, leido);
  }
  return cambios;
};
