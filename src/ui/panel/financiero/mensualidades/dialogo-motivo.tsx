import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type Orden, orden } from '@/application/servicios/orden';
import { estaCerrado, mesEnTitulo } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { Pago } from '@/domain/mensualidades/pago';
import { validarMotivo } from '@/domain/mensualidades/reglas-abono';
import { recibidoCon } from '@/domain/mensualidades/saldo';
import { seUsoLoQueSobro, YA_SE_USO } from '@/domain/mensualidades/saldo-a-favor';
import { entraEnCaja } from '@/domain/mensualidades/sede-de-pago';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { type FechaCalendario, formatearFecha, type Periodo, periodoDe } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
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
import { consultaAFavor } from '../a-favor/a-favor.queries';
import { type DecisionDePago, type PagoDeNuevo, pagoDeNuevo } from '../abono/pago-de-nuevo';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import {
  abonoCompleto,
  cobroCompleto,
  mensualidadEnFrase,
  nombreParticipante,
} from '../etiquetas-financiero';
import { AFECTADAS_POR_COBRO, consultaCuentaDePagador, consultaMensualidad } from '../financiero.queries';
import { MotivoDeUnToque } from '../motivo-de-un-toque';
import type { DecisionConMotivo } from '../use-manejadores';
import { ResumenCobro } from './resumen-cobro';
import { ResumenPago } from './resumen-pago';

type Valores = { motivo: string };

/** With what the payment said, and the dialog in which it is written again. */
export type AlRegistrarDeNuevo = (
  pago: PagoDeNuevo,
  dialogo: Pick<BusquedaFinanciero, 'abono' | 'pago'>,
) => void;

/** Why a payment is usually annulled, in one touch. What was well received is written again as it should have been. */
const POR_QUE = [
  { motivo: 'Se registró dos veces', deOtro: null },
  { motivo: 'Es de otra persona o de otro mes', deOtro: true },
  { motivo: 'El valor no era ese', deOtro: false },
  { motivo: 'La fecha no era esa', deOtro: false },
] as const;
const MOTIVOS = POR_QUE.map(({ motivo }) => motivo);

const DESPUES = {
  otro: {
    boton: 'Anular y buscar de quién es',
    ayuda:
      'Después se busca a quién se le registra, con lo demás ya escrito. Será un recibo con otro número.',
  },
  mismo: {
    boton: 'Anular y corregir',
    ayuda: 'Después se abre el pago con lo que decía, para corregirlo. Será un recibo con otro número.',
  },
} as const;

/** What follows from why it is annulled; `null` when nothing does, as of what brought no money. */
const despuesDe = (decision: DecisionConMotivo, motivo: string, ultimoCerrado: Periodo | null) => {
  if (!('abono' in decision) || !entraEnCaja(decision.abono)) return null;
  const deOtro = POR_QUE.find((uno) => uno.motivo === motivo)?.deOtro ?? null;
  if (deOtro === null) return null;
  const { boton, ayuda } = deOtro ? DESPUES.otro : DESPUES.mismo;
  const conFecha = !estaCerrado(ultimoCerrado, periodoDe(decision.abono.fecha));
  return { deOtro, conFecha, boton, ayuda: conFecha ? ayuda : `${ayuda} Llevará fecha de hoy.` };
};

/** Where an annulment counts when the month of the payment is closed. */
const deMesCerrado = (ultimo: Periodo | null, fecha: FechaCalendario): string[] =>
  estaCerrado(ultimo, periodoDe(fecha))
    ? [
        `${mesEnTitulo(periodoDe(fecha))} está cerrado: se sigue contando en él y se descuenta hoy, como un ajuste del mes abierto.`,
      ]
    : [];

const palabrasDe = (decision: DecisionConMotivo, ultimoCerrado: Periodo | null) => {
  const nombre = cobroCompleto(decision.mensualidad);
  const enFrase = mensualidadEnFrase(decision.mensualidad);
  if (decision.tipo === 'anularPago') {
    const cual = `Pago del recibo ${decision.abono.recibo}`;
    return {
      titulo: `Anular pago del recibo ${decision.abono.recibo}`,
      boton: 'Anular pago',
      ocupado: 'Anulando...',
      explicacion: [
        'Todo lo que pagó vuelve a deberse, de todas las personas, y lo que sobró deja de estar a favor.',
        'El número del recibo no se usa otra vez.',
        ...deMesCerrado(ultimoCerrado, decision.abono.fecha),
      ].join(' '),
      hecho: `${cual}, anulado`,
      monto: null,
      detalle: `${cual}, del ${formatearFecha(decision.abono.fecha)}, con todas sus mensualidades.`,
    };
  }
  if (decision.tipo === 'anularAbono') {
    const { recibo, valor, fecha, excedente, pago_id } = decision.abono;
    const cual = recibo === null ? '' : ` del recibo ${recibo}`;
    return {
      titulo: `Anular abono${cual}`,
      boton: 'Anular abono',
      ocupado: 'Anulando...',
      explicacion: [
        `Los ${formatearPesos(valor)} vuelven al saldo.`,
        ...(excedente > 0 ? [`Los ${formatearPesos(excedente)} que sobraron dejan de estar a favor.`] : []),
        pago_id === null
          ? 'El número del recibo no se usa otra vez.'
          : 'Lo demás que pagó ese recibo sigue como está.',
        ...deMesCerrado(ultimoCerrado, fecha),
      ].join(' '),
      hecho: `${abonoCompleto(decision.mensualidad, decision.abono)}, anulado`,
      monto: formatearPesos(valor),
      detalle: `Abono de ${formatearPesos(valor)} del ${formatearFecha(fecha)}${cual}.`,
    };
  }
  return decision.tipo === 'anular'
    ? {
        titulo: `Anular ${enFrase}`,
        boton: 'Anular',
        ocupado: 'Anulando...',
        explicacion: 'La mensualidad queda en el historial como anulada y no se puede volver a cobrar.',
        hecho: `${nombre}: anulada`,
        monto: null,
        detalle: null,
      }
    : {
        titulo: `Exonerar ${enFrase}`,
        boton: 'Exonerar',
        ocupado: 'Exonerando...',
        explicacion: 'Nadie tendrá que pagarla. Más adelante se puede volver a cobrar.',
        hecho: `${nombre}: exonerada`,
        monto: null,
        detalle: null,
      };
};

const ordenDe = (decision: DecisionConMotivo, motivo: string, clave: string): Orden<unknown> => {
  const { tipo, mensualidad } = decision;
  if (tipo === 'anularPago')
    return orden('pagos', 'anular', decision.abono.pago_id ?? '', { motivo }, { clave });
  return tipo === 'anularAbono'
    ? orden('mensualidades', 'anularAbono', mensualidad.id, decision.abono.id, { motivo }, { clave })
    : orden('mensualidades', tipo, mensualidad, { motivo });
};

/** Said before anything is written: what was left over of the payment was used, and the service will refuse. */
const useExcedenteUsado = (decision: DecisionConMotivo): boolean => {
  const { servicios } = usePanel();
  const deUnAbono = decision.tipo === 'anularAbono' || decision.tipo === 'anularPago';
  const { data } = useQuery({
    ...consultaAFavor(servicios, clavePagador(decision.mensualidad)),
    enabled: deUnAbono,
    refetchOnMount: 'always',
  });
  if (!deUnAbono || !data) return false;
  const { tipo, abono } = decision;
  // Those of one payment share its number, and any of them may have brought what was left over.
  return seUsoLoQueSobro(data.movimientos, ({ abono_id, recibo }) =>
    tipo === 'anularPago' ? recibo === abono.recibo : mismoId(abono_id, abono.id),
  );
};

const sedesDelPago = (cuenta: EstadoDePagador | null, pago: Id | null): (Id | null)[] =>
  (cuenta?.cuentas ?? [])
    .flatMap(({ mensualidades }) => mensualidades.flatMap(({ abonos }) => abonos))
    .filter(({ pago_id }) => mismoId(pago_id, pago))
    .map(({ sede_id }) => sede_id);

/** What is owed changed just now: the form opens with what it is. */
const useRegistrarDeNuevo = (registrar: AlRegistrarDeNuevo) => {
  const { servicios, queryClient } = usePanel();
  return async (
    { mensualidad, abono, tipo }: DecisionDePago,
    comoEra: (sedes: readonly (Id | null)[]) => PagoDeNuevo | null,
  ): Promise<void> => {
    const clave = clavePagador(mensualidad);
    const juntas = tipo === 'anularPago';
    // If it cannot be read now, the form says so and asks again.
    const cuenta = juntas
      ? await queryClient
          .fetchQuery({ ...consultaCuentaDePagador(servicios, clave), staleTime: 0 })
          .catch(() => null)
      : null;
    const pago = comoEra(juntas ? sedesDelPago(cuenta, abono.pago_id) : [abono.sede_id]);
    if (!pago) return;
    if (pago.deOtro) return registrar(pago, { pago: true });
    if (!juntas)
      await queryClient
        .fetchQuery({ ...consultaMensualidad(servicios, mensualidad.id), staleTime: 0 })
        .catch(() => null);
    registrar(pago, juntas ? { pago: clave } : { abono: mensualidad.id });
  };
};

/** Undoing or forgiving money is explained, and the explanation stays with it. */
export default function DialogoMotivo({
  decision,
  onDeNuevo,
  onClose,
}: {
  decision: DecisionConMotivo;
  onDeNuevo: AlRegistrarDeNuevo;
  onClose: () => void;
}) {
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const registrarDeNuevo = useRegistrarDeNuevo(onDeNuevo);
  const libre = useRef(false);
  const { servicios } = usePanel();
  const { data: ultimoCerrado = null } = useQuery(consultaUltimoCerrado(servicios));
  const palabras = palabrasDe(decision, ultimoCerrado);
  const seUso = useExcedenteUsado(decision);
  const nombre = `${decision.tipo}:${'abono' in decision ? decision.abono.id : decision.mensualidad.id}`;
  const formulario = useForm<Valores>({
    defaultValues: { motivo: '' },
    shouldFocusError: false,
    resolver: resolverDominio<Valores>(validarMotivo),
  });
  const motivo = useWatch({ control: formulario.control, name: 'motivo' });
  const despues = despuesDe(decision, motivo, ultimoCerrado);
  const escritura = useEscritura<Valores, unknown>({
    nombre,
    que: () =>
      [palabras.titulo, palabras.monto, `de ${nombreParticipante(decision.mensualidad)}`]
        .filter(Boolean)
        .join(', '),
    hacer: ({ motivo }, clave) => ordenDe(decision, motivo, clave),
    alHacer: (hecho) => {
      libre.current = true;
      toaster.success(palabras.hecho);
      void refrescar();
      onClose();
      if (!despues || !('abono' in decision)) return;
      const { abono, tipo } = decision;
      const { deOtro, conFecha } = despues;
      const valor = tipo === 'anularPago' ? (hecho as Pago).valor : recibidoCon(abono);
      void registrarDeNuevo(decision, (sedes) => pagoDeNuevo(abono, { valor, deOtro, conFecha, sedes }));
    },
    alRechazar: (error) => senalarCampos(formulario, error, { motivo_anulacion: 'motivo' }),
  });
  const resumen = <ResumenCobro mensualidad={decision.mensualidad} detalle={palabras.detalle} />;
  return (
    <ModalFormulario
      formulario={formulario}
      size="sm"
      title={palabras.titulo}
      submitLabel={despues?.boton ?? palabras.boton}
      savingLabel={palabras.ocupado}
      tone={decision.tipo === 'exonerar' ? 'neutral' : 'danger'}
      etiquetas={{ motivo: 'Motivo' }}
      borrador={nombre}
      envio={escritura}
      tituloError={mensajeErrorEscritura('actualizar', 'mensualidad')}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(escritura.enviar)()}
    >
      {decision.tipo === 'anularPago' && decision.abono.pago_id !== null ? (
        <ResumenPago pago={decision.abono.pago_id} mientras={resumen} />
      ) : (
        resumen
      )}
      {seUso ? (
        <Notice tone="warning" role="status">
          {`${YA_SE_USO}.`}
        </Notice>
      ) : (
        <p>{palabras.explicacion}</p>
      )}
      {'abono' in decision && entraEnCaja(decision.abono) && !seUso ? (
        <MotivoDeUnToque formulario={formulario} motivos={MOTIVOS} ayuda={despues?.ayuda} />
      ) : null}
      <CampoParrafo nombre="motivo" label="Motivo" required data-autofocus />
    </ModalFormulario>
  );
}
