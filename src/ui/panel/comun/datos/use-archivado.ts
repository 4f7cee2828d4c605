import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Id } from '@/domain/shared/id';
import { toaster } from '@/ui/shared/toast-store';
import { avisarFalloAlEscribir } from './avisar-error';
import { cambiarPaginas, quitarFila } from './cambio-optimista';
import { recuperarFoco } from './recuperar-foco';

export type Archivable = { id: Id; nombre: string; version: number; archivado_en: string | null };

interface Opciones<T> {
  /** Key of the cached pages the row is taken from. */
  lista: QueryKey;
  /** Keys to ask again for afterwards. */
  afecta: readonly QueryKey[];
  guardar: (registro: T, archivado: boolean) => Promise<T>;
  /** Message of specification §8 when it fails. */
  titulo: string;
}

/** Archiving is the everyday removal: the row goes at once, and eight seconds of 'Deshacer' bring it back. */
export const useArchivado = <T extends Archivable>({ lista, afecta, guardar, titulo }: Opciones<T>) => {
  const cliente = useQueryClient();

  const mover = async (registro: T, archivado: boolean): Promise<T> => {
    const volver = await cambiarPaginas<T>(cliente, lista, quitarFila(registro.id));
    recuperarFoco();
    try {
      return await guardar(registro, archivado);
    } catch (error) {
      volver();
      throw error;
    } finally {
      for (const queryKey of afecta) void cliente.invalidateQueries({ queryKey });
    }
  };

  const anunciar = (registro: T, archivado: boolean): void => {
    const hecho = mover(registro, archivado);
    const deshacer = async () => {
      try {
        await mover(await hecho, !archivado);
      } catch (error) {
        avisarFalloAlEscribir(error, titulo);
      }
    };
    const texto = archivado
      ? `${registro.nombre}: registro archivado`
      : `${registro.nombre}: registro restaurado`;
    const aviso = toaster.success(texto, { label: 'Deshacer', onClick: () => void deshacer() });
    hecho.catch((error) => {
      toaster.dismiss(aviso);
      avisarFalloAlEscribir(error, titulo);
    });
  };

  return {
    archivar: (registro: T) => anunciar(registro, true),
    restaurar: (registro: T) => anunciar(registro, false),
  };
};
