import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { comoUnico, marcaDePago } from '@/domain/mensualidades/abono-igual';
import { exigirFechaConfirmada } from '@/domain/mensualidades/advertencia-de-fecha';
import { exigirFechaAbierta } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { excedenteDelPago, type Pago, revisarPago, validarDatosPago } from '@/domain/mensualidades/pago';
import { pagoIgual } from '@/domain/mensualidades/repartir-en-mensualidades';
import { exigirValorConfirmado } from '@/domain/mensualidades/valor-sin-miles';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { ErrorAplicacion, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { FechaCalendario, Periodo } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import type { Entrada } from '@/domain/sin-red/cola';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useUltimoCerrado } from '@/ui/panel/comun/datos/use-ultimo-cerrado';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { useGuardado } from '@/ui/panel/comun/formulario/use-guardado';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { Button } from '@/ui/shared/button';
import { EmptyState } from '@/ui/shared/empty-state';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { type PagoDeNuevo, valoresDeNuevo } from '../abono/pago-de-nuevo';
import { useQuieto } from '../abono/use-quieto';
import { nombreFila } from '../etiquetas-financiero';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { CamposPago } from './campos-pago';
import { LineasPorPagar } from './lineas-por-pagar';
import { filasDe, porPagarDe } from './por-pagar';
import {
  aDatosPago,
  campoDeParte,
  ETIQUETAS_PAGO,
  nombresDePartes,
  partesPara,
  type ValoresPago,
} from './valores-pago';

const SENALADOS = 'Revise los campos señalados';

/** Throws VALIDACION or CONFLICTO, with each part under the name of its field. */
const revisar = (
  valores: ValoresPago,
  {
    filas,
    todas,
    hoy,
    ultimoCerrado,
  }: {
    filas: readonly MensualidadEnLista[];
    todas: readonly MensualidadEnLista[];
    hoy: FechaCalendario;
    ultimoCerrado: Periodo | null;
  },
): void => {
  const pedido = aDatosPago(valores, filas);
  const nombres = nombresDePartes(pedido);
  try {
    const datos = validarDatosPago(pedido);
    const pagadas = datos.partes.flatMap((parte) =>
      filas.filter(({ id }) => mismoId(id, parte.mensualidad_id)),
    );
    revisarPago(pagadas, datos, { hoy, loPaga: () => true });
    exigirValorConfirmado({ valor: datos.valor, confirmado: valores.valor_confirmado }, totalDe(filas));
    exigirFechaAbierta(ultimoCerrado, datos.fecha);
    for (const fila of pagadas)
      exigirFechaConfirmada(fila, { fecha: datos.fecha, confirmada: valores.fecha_confirmada }, hoy);
    if (pagoIgual(todas, datos) && valores.pago_confirmado !== marcaDePago(datos))
      throw errorValidacion(SENALADOS, {
        pago_confirmado: 'Confirme que es otro pago, o corrija la fecha o el total',
      });
    const sobra = excedenteDelPago(datos);
    if (sobra > 0 && valores.sobrante_confirmado !== String(sobra))
      throw errorValidacion(SENALADOS, {
        sobrante_confirmado:
          'Confirme lo que queda a favor, o corrija el total o lo que va a cada mensualidad',
      });
  } catch (error) {
    if (!esErrorAplicacion(error)) throw error;
    const campos = Object.entries(error.campos).map(([campo, mensaje]) => [nombres[campo] ?? campo, mensaje]);
    throw new ErrorAplicacion(error.codigo, error.message, { campos: Object.fromEntries(campos) });
  }
};

/** Another total is laid again over the fees, the oldest first; what is written in a fee is left alone. */
const useReparto = (
  { watch, setValue, trigger, formState }: UseFormReturn<ValoresPago>,
  filas: readonly MensualidadEnLista[],
) => {
  const { isSubmitted } = formState;
  useEffect(() => {
    const { unsubscribe } = watch(({ valor }, { name, type }) => {
      if (name !== 'valor' || type !== 'change' || typeof valor !== 'number') return;
      for (const [campo, parte] of Object.entries(partesPara(filas, valor)))
        setValue(`partes.${campo}`, parte, { shouldDirty: true });
      if (isSubmitted) void trigger();
    });
    return unsubscribe;
  }, [watch, setValue, trigger, isSubmitted, filas]);
};

const totalDe = (filas: readonly MensualidadEnLista[]): number =>
  filas.reduce((suma, { saldo }) => suma + saldo, 0);

/** Somebody else may pay meanwhile: what was proposed follows what is owed, what was typed stays. Answers what to say. */
const useDeudaFresca = (
  { resetField, formState }: UseFormReturn<ValoresPago>,
  filas: readonly MensualidadEnLista[],
  propuesto: boolean,
): string | null => {
  const total = totalDe(filas);
  const alAbrir = useRef(total);
  const antes = useRef(total);
  const { dirtyFields } = formState;
  const tocado =
    !propuesto || Boolean(dirtyFields.valor) || Object.values(dirtyFields.partes ?? {}).some(Boolean);
  useEffect(() => {
    if (antes.current === total) return;
    antes.current = total;
    if (tocado) return;
    resetField('valor', { defaultValue: total });
    resetField('partes', { defaultValue: partesPara(filas, total) });
  }, [total, tocado, filas, resetField]);
  if (total === alAbrir.current) return null;
  return `Lo que debe cambió mientras tanto: eran ${formatearPesos(alAbrir.current)} y ahora son ${formatearPesos(total)}.`;
};

type FormularioPagoProps = {
  clave: string;
  estado: EstadoDePagador;
  /** What the payment that was annulled said; without it, all that is owed is proposed. */
  deNuevo: PagoDeNuevo | null;
  onRegistrado: (pago: Pago) => void;
  /** It was left on this device. */
  onEncolado: (entrada: Entrada) => void;
  onClose: () => void;
};

const nombreDe = (clave: string): string => `pago:${clave}`;

/** Opens with all that is owed, in cash, today. */
export function FormularioPago(props: FormularioPagoProps) {
  const { enDuda, quieto: estado } = useQuieto(nombreDe(props.clave), props.estado);
  const filas = porPagarDe(estado);
  if (filas.length > 0 || enDuda) return <Formulario {...props} estado={estado} filas={filas} />;
  return (
    <Modal
      open
      title="Registrar pago"
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>Cerrar</Button>}
    >
      <EmptyState
        filtered
        title="No debe nada"
        description={`${estado.pagador.nombre} no tiene mensualidades por pagar.`}
      />
    </Modal>
  );
}

function Formulario({
  clave,
  estado,
  deNuevo,
  filas,
  onRegistrado,
  onEncolado,
  onClose,
}: FormularioPagoProps & { filas: MensualidadEnLista[] }) {
  const nombre = nombreDe(clave);
  const hoy = useHoy();
  const ultimoCerrado = useUltimoCerrado();
  const libre = useRef(false);
  const vista = useRef<Pago | null>(null);
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const todas = filasDe(estado);
  const total = typeof deNuevo?.valor === 'number' ? deNuevo.valor : totalDe(filas);
  const formulario = useForm<ValoresPago>({
    defaultValues: {
      fecha: hoy,
      valor: total,
      medio: 'EFECTIVO',
      referencia: '',
      sede_id: '',
      partes: partesPara(filas, total),
      valor_confirmado: '',
      fecha_confirmada: '',
      pago_confirmado: '',
      sobrante_confirmado: '',
      ...valoresDeNuevo(deNuevo),
    },
    shouldFocusError: false,
    resolver: resolverDominio((valores) => revisar(valores, { filas, todas, hoy, ultimoCerrado })),
  });
  const guardado = useGuardado<ValoresPago, Pago>({
    nombre,
    que: ({ valor }) =>
      `Pago${typeof valor === 'number' ? ` de ${formatearPesos(valor)}` : ''} de ${estado.pagador.nombre}`,
    formulario,
    vista,
    leerActual: () => null,
    guardar: (valores, _base, unaVez) =>
      orden('pagos', 'registrar', clave, comoUnico(aDatosPago(valores, filas), valores.pago_confirmado), {
        clave: unaVez,
      }),
    nombres: () => ({
      ...nombresDePartes(aDatosPago(formulario.getValues(), filas)),
      pago_igual: 'pago_confirmado',
    }),
    alGuardar: (pago) => {
      libre.current = true;
      onRegistrado(pago);
      void refrescar();
    },
    // As in the form of one fee: somebody else may have paid a moment ago.
    alRechazar: () => void refrescar(),
    alEncolar: (entrada) => {
      libre.current = true;
      onEncolado(entrada);
    },
  });
  useReparto(formulario, filas);
  const cambio = useDeudaFresca(formulario, filas, deNuevo === null);
  return (
    <ModalFormulario
      formulario={formulario}
      size="md"
      title={`Registrar pago de ${estado.pagador.nombre}`}
      submitLabel="Registrar pago"
      savingLabel="Registrando..."
      etiquetas={{
        ...ETIQUETAS_PAGO,
        ...Object.fromEntries(filas.map((fila) => [`partes.${campoDeParte(fila.id)}`, nombreFila(fila)])),
      }}
      borrador={nombre}
      envio={guardado}
      tituloError={mensajeErrorEscritura('actualizar', 'mensualidad')}
      libre={libre}
      onClose={onClose}
      onSubmit={guardado.enviar}
    >
      {cambio ? (
        <Notice tone="info" role="status">
          {cambio}
        </Notice>
      ) : null}
      <CamposPago {...{ estado, filas, todas, hoy }} enDuda={guardado.duda !== null} />
      <LineasPorPagar filas={filas} />
    </ModalFormulario>
  );
}
