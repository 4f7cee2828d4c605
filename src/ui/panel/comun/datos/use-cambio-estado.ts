import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Id } from '@/domain/shared/id';
import { useStableCallback } from '@/ui/shared/use-stable-callback';
import { avisarFalloAlEscribir } from './avisar-error';
import { cambiarFila, cambiarPaginas } from './cambio-optimista';

interface Opciones<R, E> {
  /** Key of the cached pages the row is in. */
  lista: QueryKey;
  /** Keys to ask again for afterwards. */
  afecta: readonly QueryKey[];
  guardar: (registro: R, estado: E) => Promise<R>;
  /** Message of specification §8 when it fails. */
  titulo: string;
  /** Says it once it is stored; `deshacer` takes it back, and says nothing. */
  anunciar?: (guardado: R, deshacer: () => void) => void;
}

/** One click on the badge: the new state shows at once and goes back when the service refuses it. */
export const useCambioEstado = <R extends { id: Id; estado: E }, E extends string>({
  lista,
  afecta,
  guardar,
  titulo,
  anunciar,
}: Opciones<R, E>) => {
  const cliente = useQueryClient();
  const [cambiando, setCambiando] = useState<ReadonlySet<string>>(new Set());
  const enPaginas = (id: Id, cambios: Partial<R>) =>
    cambiarPaginas<R>(cliente, lista, cambiarFila<R>(id, cambios));

  const mover = async (registro: R, estado: E): Promise<R | null> => {
    const clave = String(registro.id);
    setCambiando((antes) => new Set(antes).add(clave));
    const volver = await enPaginas(registro.id, { estado } as Partial<R>);
    try {
      const guardado = await guardar(registro, estado);
      await enPaginas(registro.id, guardado);
      return guardado;
    } catch (error) {
      volver();
      avisarFalloAlEscribir(error, titulo);
      return null;
    } finally {
      setCambiando((antes) => new Set([...antes].filter((id) => id !== clave)));
      for (const queryKey of afecta) void cliente.invalidateQueries({ queryKey });
    }
  };
  const cambiar = useStableCallback(async (registro: R, estado: E): Promise<void> => {
    const guardado = await mover(registro, estado);
    if (guardado) anunciar?.(guardado, () => void mover(guardado, registro.estado));
  });
  // Both keep their identity while nothing changes: the columns, and so the rows, compare them.
  const cambiarEstado = useCallback((registro: R, estado: E) => void cambiar(registro, estado), [cambiar]);
  const estaCambiando = useCallback((id: Id): boolean => cambiando.has(String(id)), [cambiando]);

  return { cambiarEstado, estaCambiando };
};
