import type { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import type { AjustePorEgreso } from '@/domain/mensualidades/ajuste-por-egreso';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';

interface Dependencias {
  actualizar: ReturnType<typeof actualizarMensualidad>;
}

export interface ResultadoAjustes<A extends AjustePorEgreso> {
  hechos: { ajuste: A; guardada: MensualidadConSaldo }[];
  fallos: { ajuste: A; error: unknown }[];
}

/**
 * What a discharge changes in the fees, on the records the person was looking at. Each is a change of its own: one that
 * fails, because somebody else changed that fee, does not stop the rest. Never rejects.
 */
export const aplicarAjustes =
  ({ actualizar }: Dependencias) =>
  async <A extends AjustePorEgreso>(ajustes: readonly A[]): Promise<ResultadoAjustes<A>> => {
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
