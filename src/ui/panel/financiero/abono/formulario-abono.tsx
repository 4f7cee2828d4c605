import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { comoUnico, exigirOtroPago } from '@/domain/mensualidades/abono-igual';
import { exigirFechaConfirmada } from '@/domain/mensualidades/advertencia-de-fecha';
import { exigirFechaAbierta } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { revisarAbono, validarDatosAbono } from '@/domain/mensualidades/reglas-abono';
import { exigirValorConfirmado } from '@/domain/mensualidades/valor-sin-miles';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { Entrada } from '@/domain/sin-red/cola';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useUltimoCerrado } from '@/ui/panel/comun/datos/use-ultimo-cerrado';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { useGuardado } from '@/ui/panel/comun/formulario/use-guardado';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { Notice } from '@/ui/shared/notice';
import { ETIQUETAS_ABONO, nombreParticipante } from '../etiquetas-financiero';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { ResumenCobro } from '../mensualidades/resumen-cobro';
import { CamposAbono } from './campos-abono';
import { type PagoDeNuevo, valoresDeNuevo } from './pago-de-nuevo';
import { exigirSobranteConfirmado, sobranteDe } from './sobrante';
import { useQuieto } from './use-quieto';
import type { ValoresAbono } from './valores-abono';

/**
 * Somebody else may pay while the form is open: the value that was proposed follows the saldo, while there is any; what was
 * typed stays, and what the service said of it.
 * Answers what to say when it is no longer the one the form opened with.
 */
const useSaldoFresco = (
  { getFieldState, resetField }: UseFormReturn<ValoresAbono>,
  saldo: number,
  propuesto: boolean,
): string | null => {
  const alAbrir = useRef(saldo);
  const antes = useRef(saldo);
  useEffect(() => {
    if (antes.current === saldo) return;
    antes.current = saldo;
    if (propuesto && saldo > 0 && !getFieldState('valor').isDirty)
      resetField('valor', { defaultValue: saldo, keepError: true });
  }, [saldo, propuesto, getFieldState, resetField]);
  if (saldo === alAbrir.current) return null;
  return `El saldo cambió mientras tanto: era de ${formatearPesos(alAbrir.current)} y ahora es de ${formatearPesos(saldo)}.`;
};

/** What the service is told: the excess counts only while it is the amount that was confirmed. */
const aDatosAbono = (
  { a_favor, sede_id, ...escritos }: Omit<ValoresAbono, `${string}_confirmada` | `${string}_confirmado`>,
  saldo: number,
) => {
  const valores = sede_id ? { ...escritos, sede_id } : escritos;
  const sobra = sobranteDe(valores.valor, saldo);
  return sobra > 0 && a_favor === sobra ? { ...valores, a_favor: sobra } : valores;
};

type FormularioAbonoProps = {
  mensualidad: MensualidadEnLista;
  /** What the payment that was annulled said; without it, the saldo is proposed. */
  deNuevo: PagoDeNuevo | null;
  onRegistrado: (mensualidad: Mensualidad) => void;
  /** It was left on this device. */
  onEncolado: (entrada: Entrada) => void;
  onClose: () => void;
};

/** Where it is asked whether one like it is another payment. */
const PAGO_IGUAL = { pago_igual: 'pago_confirmado' } as const;

const nombreDe = ({ id }: MensualidadEnLista): string => `abono:${id}`;

/** Opens with the whole saldo, in cash, today: the most usual payment takes one click. */
export function FormularioAbono(props: FormularioAbonoProps) {
  const { quieto } = useQuieto(nombreDe(props.mensualidad), props.mensualidad);
  return <Formulario {...props} mensualidad={quieto} />;
}

function Formulario({ mensualidad, deNuevo, onRegistrado, onEncolado, onClose }: FormularioAbonoProps) {
  const nombre = nombreDe(mensualidad);
  const hoy = useHoy();
  const ultimoCerrado = useUltimoCerrado();
  const libre = useRef(false);
  const vista = useRef<Mensualidad | null>(mensualidad);
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const formulario = useForm<ValoresAbono>({
    defaultValues: {
      fecha: hoy,
      valor: mensualidad.saldo,
      medio: 'EFECTIVO',
      referencia: '',
      sede_id: '',
      valor_confirmado: '',
      fecha_confirmada: '',
      pago_confirmado: '',
      a_favor: null,
      ...valoresDeNuevo(deNuevo),
    },
    shouldFocusError: false,
    resolver: resolverDominio(
      ({ valor_confirmado, fecha_confirmada: confirmada, pago_confirmado: confirmado, ...valores }) => {
        const { saldo } = mensualidad;
        // Judged as if what is left over were confirmed already: that is asked in its own box.
        const a_favor = sobranteDe(valores.valor, saldo);
        const datos = validarDatosAbono(aDatosAbono({ ...valores, a_favor }, saldo));
        revisarAbono(mensualidad, datos, hoy);
        exigirSobranteConfirmado(valores, saldo);
        exigirValorConfirmado({ valor: datos.valor, confirmado: valor_confirmado }, saldo);
        // A date that would not be taken is not asked about.
        exigirFechaAbierta(ultimoCerrado, datos.fecha);
        exigirFechaConfirmada(mensualidad, { fecha: datos.fecha, confirmada }, hoy);
        exigirOtroPago(mensualidad, { ...datos, confirmado });
      },
    ),
  });
  const guardado = useGuardado<ValoresAbono, Mensualidad>({
    nombre,
    que: ({ valor }) =>
      `Abono${typeof valor === 'number' ? ` de ${formatearPesos(valor)}` : ''} de ${nombreParticipante(mensualidad)}, ${nombreDeCobro(mensualidad)}`,
    formulario,
    vista,
    leerActual: () => null,
    guardar: (
      { valor_confirmado: _v, fecha_confirmada: _, pago_confirmado: confirmado, ...valores },
      _base,
      clave,
    ) =>
      orden(
        'mensualidades',
        'registrarAbono',
        mensualidad.id,
        comoUnico(aDatosAbono(valores, mensualidad.saldo), confirmado),
        { clave },
      ),
    nombres: () => PAGO_IGUAL,
    alGuardar: (pagada) => {
      libre.current = true;
      onRegistrado(pagada);
      void refrescar();
    },
    // It may be refused because somebody else paid a moment ago: what is owed now is said at once.
    alRechazar: () => void refrescar(),
    alEncolar: (entrada) => {
      libre.current = true;
      onEncolado(entrada);
    },
  });
  const cambio = useSaldoFresco(formulario, mensualidad.saldo, deNuevo === null);
  return (
    <ModalFormulario
      formulario={formulario}
      size="md"
      title="Registrar abono"
      submitLabel="Registrar abono"
      savingLabel="Registrando..."
      etiquetas={ETIQUETAS_ABONO}
      borrador={nombre}
      envio={guardado}
      tituloError={mensajeErrorEscritura('actualizar', 'mensualidad')}
      libre={libre}
      onClose={onClose}
      onSubmit={guardado.enviar}
    >
      <ResumenCobro mensualidad={mensualidad} />
      {cambio ? (
        <Notice tone="info" role="status">
          {cambio}
        </Notice>
      ) : null}
      <CamposAbono mensualidad={mensualidad} hoy={hoy} enDuda={guardado.duda !== null} />
    </ModalFormulario>
  );
}
