import type { QueryKey } from '@tanstack/react-query';
import { toaster } from '@/ui/shared/toast-store';
import { avisarFalloAlEscribir } from './avisar-error';
import { hacerEnBloque } from './en-bloque';
import { useRefrescar } from './use-refrescar';

interface Opciones<R> {
  archivar: (registro: R, archivado: boolean) => Promise<R>;
  /** Keys to ask again for afterwards. */
  afecta: readonly QueryKey[];
  /** Message of specification §8 when it fails. */
  titulo: string;
}

/** Archives several, with one 'Deshacer' for them all; says how many could not be, and why the first of them. */
export const useArchivadoEnBloque = <R>({ archivar, afecta, titulo }: Opciones<R>) => {
  const refrescar = useRefrescar(afecta);

  const mover = async (registros: readonly R[], archivado: boolean) => {
    const { hechos, fallos } = await hacerEnBloque(registros, (registro) => archivar(registro, archivado));
    void refrescar();
    if (fallos.length > 0) avisarFalloAlEscribir(fallos[0], `${titulo} (${fallos.length})`);
    return hechos;
  };

  return async (registros: readonly R[]): Promise<void> => {
    const hechos = await mover(registros, true);
    if (hechos.length === 0) return;
    const texto = hechos.length === 1 ? 'Se archivó 1 registro' : `Se archivaron ${hechos.length} registros`;
    toaster.success(texto, { label: 'Deshacer', onClick: () => void mover(hechos, false) });
  };
};
