import type { actualizarMensualidad } from '@/application/mensualidades/actualizar-mensualidad';
import type { ajustarMensualidad } from '@/application/mensualidades/cierres/ajustar-mensualidad';
import type { DatosAjuste } from '@/domain/mensualidades/cierres/ajuste-de-mensualidad';
import type { CambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';

interface Dependencias {
  actualizar: ReturnType<typeof actualizarMensualidad>;
  ajustar: ReturnType<typeof ajustarMensualidad>;
}

/** What leaving, or coming back, changes in one fee. */
export interface Ajuste {
  mensualidad: Mensualidad;
  cambios: CambiosMensualidad;
  /** Of a fee whose month is closed, instead of `cambios`; `null` when there is nothing to write. */
  correccion?: DatosAjuste | null;
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
  ({ actualizar, ajustar }: Dependencias) =>
  async <A extends Ajuste>(ajustes: readonly A[]): Promise<ResultadoAjustes<A>> => {
    const resultado: ResultadoAjustes<A> = { hechos: [], fallos: [] };
    for (const ajuste of ajustes) {
      try {
        const { mensualidad, cambios, correccion } = ajuste;
        if (correccion === null) continue;
        const { id, version } = mensualidad;
        const guardada = correccion
          ? // The same one twice, when its answer was lost, is one correction.
            await ajustar(id, correccion, { clave: `egreso-${id}-${version}-${correccion.valor}` })
          : await actualizar(id, cambios, mensualidad);
        resultado.hechos.push({ ajuste, guardada });
      } catch (error) {
        resultado.fallos.push({ ajuste, error });
      }
    }
    return resultado;
  };
