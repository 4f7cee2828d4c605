import { preguntaSinMiles } from '@/domain/mensualidades/valor-sin-miles';
import { DIAS_GRACIA_POR_DEFECTO } from '@/domain/shared/constantes';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { CampoDinero, CampoNumero } from '@/ui/panel/comun/formulario/campo-tecleado';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { ConConfiguracion } from '../con-configuracion';
import { EdicionConfiguracion, type PorConfirmar } from '../edicion-configuracion';
import { PARTE_COBRO, type ValoresCobro } from './parte-cobro';

const E = PARTE_COBRO.etiquetas;

function CamposCobro() {
  return (
    <>
      <p>
        Se usan al generar el mes para quien no tiene un valor o un día propios. Las mensualidades que ya se
        generaron no cambian: si alguna debe tener el valor nuevo, edítela en Financiero.
      </p>
      <FilaCampos>
        <CampoDinero nombre="valor_mensualidad" label={E.valor_mensualidad} help="En pesos, sin centavos." />
        <CampoNumero nombre="dia_pago" label={E.dia_pago} help="Del 1 al 28 de cada mes." />
      </FilaCampos>
      <FilaCampos>
        <CampoNumero
          nombre="dias_gracia"
          label={E.dias_gracia}
          help={`Nada vence antes del ingreso y estos días. Vacío, son ${DIAS_GRACIA_POR_DEFECTO}.`}
        />
      </FilaCampos>
    </>
  );
}

const preguntaPorValor = (valor: ValoresCobro['valor_mensualidad'] | undefined): string | null =>
  typeof valor === 'number' ? preguntaSinMiles(valor) : null;

/** What everybody is charged is saved without its thousands only when somebody says so, as a payment is. */
function ConfirmarValor({ cambios, guardando, error, onConfirmar, onClose }: PorConfirmar<ValoresCobro>) {
  const valor = cambios.valor_mensualidad;
  return (
    <ConfirmDialog
      open
      tone="neutral"
      title={preguntaPorValor(valor) ?? ''}
      confirmLabel={`Sí, son ${formatearPesos(Number(valor))}`}
      cancelLabel="Corregirlo"
      busy={guardando}
      busyText="Guardando..."
      onConfirm={() => onConfirmar(undefined)}
      onClose={onClose}
    >
      <CajaError error={error} titulo="Error al actualizar configuración" />
      <p>Es lo que se le cobra cada mes a quien no tiene un valor propio.</p>
    </ConfirmDialog>
  );
}

export default function PestanaCobro() {
  return (
    <ConConfiguracion>
      {(configuracion) => (
        <EdicionConfiguracion
          parte={PARTE_COBRO}
          original={configuracion}
          seConfirma={({ valor_mensualidad }) => preguntaPorValor(valor_mensualidad) !== null}
          confirmar={(porConfirmar) => <ConfirmarValor {...porConfirmar} />}
        >
          <CamposCobro />
        </EdicionConfiguracion>
      )}
    </ConConfiguracion>
  );
}
