import type { AjustePorEgreso } from '@/domain/mensualidades/ajuste-por-egreso';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { enumerar } from '@/domain/shared/enumerar';
import { toaster } from '@/ui/shared/toast-store';
import { CLAVES } from '../../shared/datos/claves';
import { explicarError } from '../../shared/datos/explicar-error';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { usePanel } from '../../shared/panel/use-panel';

const AFECTADAS = [CLAVES.mensualidades, CLAVES.tablero] as const;

const enPalabras = ({ mensualidad, antes, despues }: AjustePorEgreso): string =>
  antes === despues
    ? nombreDeCobro(mensualidad)
    : `${nombreDeCobro(mensualidad)}, de ${formatearPesos(antes)} a ${formatearPesos(despues)}`;

/** Adjusts the fees of who has just left: the discharge stands already, so what could not be adjusted is told apart. */
export const useAjustarCobro = () => {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS);
  const ajustar = async (nombre: string, ajustes: readonly AjustePorEgreso[]): Promise<void> => {
    const { hechos, fallos } = await servicios.mensualidades.aplicarAjustes(ajustes);
    if (hechos.length > 0) {
      const cuales = hechos.map(({ ajuste }) => enPalabras(ajuste));
      toaster.success(`Cobro de ${nombre} ajustado: ${enumerar(cuales)}`);
    }
    const [primero] = fallos;
    if (primero) {
      const cuales = enumerar(fallos.map(({ ajuste }) => nombreDeCobro(ajuste.mensualidad)));
      toaster.error(
        `El egreso de ${nombre} quedó registrado, pero no se ajustó: ${cuales}. ${explicarError(primero.error).causa}. Ajústela en Financiero.`,
        {
          label: 'Reintentar',
          onClick: () =>
            void ajustar(
              nombre,
              fallos.map(({ ajuste }) => ajuste),
            ),
        },
      );
    }
    void refrescar();
  };
  return ajustar;
};
