import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { REMEDIO_DE_MES_CERRADO } from '@/domain/mensualidades/anular-devolucion';
import { estaCerrado, mensajeDeMesCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { validarMotivo } from '@/domain/mensualidades/reglas-abono';
import type { MovimientoAFavor, SaldoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { formatearFecha, periodoDe } from '@/domain/shared/fechas';
import { consultaUltimoCerrado } from '@/ui/panel/comun/datos/ultimo-cerrado.queries';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { CampoParrafo } from '@/ui/panel/comun/formulario/campo-texto';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { senalarCampos } from '@/ui/panel/comun/formulario/senalar-campos';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { MotivoDeUnToque } from '../motivo-de-un-toque';

type Valores = { motivo: string };

const MOTIVOS = [
  'El dinero no se entregó',
  'Se registró dos veces',
  'El valor no era ese',
  'Era de otra persona',
];

/** What changes besides what is in favour: where the money was taken from is where it is again. */
const dondeCuenta = ({ medio, fecha, valor }: MovimientoAFavor, sede: string | undefined): string => {
  const dia = formatearFecha(fecha);
  return medio === 'EFECTIVO'
    ? `En la caja${sede ? ` de ${sede}` : ''} del ${dia} debe haber ${formatearPesos(valor)} más.`
    : `Ya no cuentan como devueltos el ${dia}${sede ? ` en ${sede}` : ''}.`;
};

type DialogoAnularDevolucionProps = {
  pagador: SaldoAFavor['pagador'];
  devolucion: MovimientoAFavor;
  /** Its name. */
  sede: string | undefined;
  onClose: () => void;
};

/** A refund that should not have been written down: what it undoes is read before, and why stays with it. */
export default function DialogoAnularDevolucion({
  pagador,
  devolucion,
  sede,
  onClose,
}: DialogoAnularDevolucionProps) {
  const { id, valor, fecha, medio } = devolucion;
  const nombre = `anular-devolucion:${id}`;
  const pesos = formatearPesos(valor);
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const { data: ultimoCerrado = null } = useQuery(consultaUltimoCerrado(servicios));
  const libre = useRef(false);
  const formulario = useForm<Valores>({
    defaultValues: { motivo: '' },
    shouldFocusError: false,
    resolver: resolverDominio<Valores>(validarMotivo),
  });
  const escritura = useEscritura<Valores, SaldoAFavor>({
    nombre,
    que: () => `Anular devolución de ${pesos} a ${pagador.nombre}`,
    hacer: (valores, clave) =>
      orden('saldosAFavor', 'anularDevolucion', pagador.clave, id, valores, { clave }),
    alHacer: ({ saldo }) => {
      libre.current = true;
      toaster.success(`Devolución anulada: ${pagador.nombre} tiene ${formatearPesos(saldo)} a favor`);
      void refrescar();
      onClose();
    },
    alRechazar: (error) => senalarCampos(formulario, error),
  });
  const cerrado = estaCerrado(ultimoCerrado, periodoDe(fecha));
  return (
    <ModalFormulario
      formulario={formulario}
      size="sm"
      title={`Anular devolución de ${pesos}`}
      submitLabel="Anular devolución"
      savingLabel="Anulando..."
      tone="danger"
      etiquetas={{ motivo: 'Motivo' }}
      borrador={nombre}
      envio={escritura}
      tituloError={mensajeErrorEscritura('actualizar', 'mensualidad')}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(escritura.enviar)()}
    >
      <p>
        {[pagador.nombre, formatearFecha(fecha), medio && ETIQUETA_MEDIO_PAGO[medio], sede]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {cerrado ? (
        <Notice tone="warning" role="status">
          {`${mensajeDeMesCerrado(periodoDe(fecha), REMEDIO_DE_MES_CERRADO)}.`}
        </Notice>
      ) : (
        <>
          <p>
            {`Los ${pesos} vuelven a quedar a favor. ${dondeCuenta(devolucion, sede)} La devolución se sigue viendo, anulada, y los arqueos ya guardados no cambian.`}
          </p>
          <MotivoDeUnToque formulario={formulario} motivos={MOTIVOS} />
        </>
      )}
      <CampoParrafo nombre="motivo" label="Motivo" required data-autofocus />
    </ModalFormulario>
  );
}
