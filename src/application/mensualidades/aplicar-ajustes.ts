import type { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import type { CambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';

interface Dependencias {
  actualizar: ReturnType<typeof actualizarMensualidad>;
}

/** What leaving, or coming back, changes in one fee. */
export interface Ajuste {
  mensualidad: Mensualidad;
  cambios: CambiosMensualidad;
}

export interface ResultadoAjustes<A extends Ajuste> {
  hechos: { ajuste: A; guardada: MensualidadConSaldo }[];
  fallos: { ajuste: A; error: unknown }[];
}

/**
 * What a discharge or a re-admission changes in the fees, on the records the person was looking at. Each is a change of
 * its own: one that fails, because somebody else changed that fee, does not stop the rest. Never rejects.
 */
export const aplicarAjustes =
  ({ actualizar }: Dependencias) =>
  async <A extends Ajuste>(ajustes: readonly A[]): Promise<ResultadoAjustes<A>> => {
    const resultado: ResultadoAjustes<A> = { hechos: [], fallos: [] };
    for (const ajuste of ajustes) {
      try {
        const { mensualidad, cambios } = ajuste;
        const guardada = await actualizar(mensualidad.id, cambios, mensualidad);
        resultado.hechos.push({ ajuste, guardada });
      } catch (error) {
        resultado.fallos.push({ ajuste, error });
      }
    }
    return resultado;
  };
