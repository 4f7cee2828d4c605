import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { exigirFechaConfirmada } from '@/domain/mensualidades/advertencia-de-fecha';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { revisarAbono, validarDatosAbono } from '@/domain/mensualidades/reglas-abono';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { Notice } from '@/ui/shared/notice';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { ModalFormulario } from '../../shared/formulario/modal-formulario';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { useGuardado } from '../../shared/formulario/use-guardado';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { ETIQUETAS_ABONO, nombreParticipante } from '../etiquetas-financiero';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { ResumenCobro } from '../mensualidades/resumen-cobro';
import { CamposAbono } from './campos-abono';
import { aDatosAbono, Sobrante } from './sobrante';
import { useSaldoFresco } from './use-saldo-fresco';
import type { ValoresAbono } from './valores-abono';

type FormularioAbonoProps = {
  mensualidad: MensualidadEnLista;
  onRegistrado: (mensualidad: Mensualidad) => void;
  onClose: () => void;
};

/** Opens with the whole saldo, in cash, today: the most usual payment takes one click. */
export function FormularioAbono({ mensualidad, onRegistrado, onClose }: FormularioAbonoProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const libre = useRef(false);
  const vista = useRef<Mensualidad | null>(mensualidad);
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const formulario = useForm<ValoresAbono>({
    defaultValues: {
      fecha: hoy,
      valor: mensualidad.saldo,
      medio: 'EFECTIVO',
      referencia: '',
      fecha_confirmada: '',
      a_favor: null,
    },
    shouldFocusError: false,
    resolver: resolverDominio(({ fecha_confirmada: confirmada, ...valores }) => {
      const datos = validarDatosAbono(aDatosAbono(valores, mensualidad.saldo));
      revisarAbono(mensualidad, datos, hoy);
      exigirFechaConfirmada(mensualidad, { fecha: datos.fecha, confirmada }, hoy);
    }),
  });
  const cambio = useSaldoFresco(formulario, mensualidad.saldo);
  const guardado = useGuardado<ValoresAbono, Mensualidad>({
    formulario,
    vista,
    ids: servicios.ids,
    leerActual: () => null,
    guardar: ({ fecha_confirmada: _, ...valores }, _base, clave) =>
      servicios.mensualidades.registrarAbono(mensualidad.id, aDatosAbono(valores, mensualidad.saldo), {
        clave,
      }),
    alGuardar: (pagada) => {
      libre.current = true;
      onRegistrado(pagada);
      void refrescar();
    },
  });
  return (
    <ModalFormulario
      formulario={formulario}
      size="md"
      title="Registrar abono"
      submitLabel="Registrar abono"
      savingLabel="Registrando..."
      etiquetas={ETIQUETAS_ABONO}
      borrador={`abono:${mensualidad.id}`}
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
      <CamposAbono mensualidad={mensualidad} hoy={hoy} />
      <Sobrante
        saldo={mensualidad.saldo}
        pagador={mensualidad.pagador_nombre ?? nombreParticipante(mensualidad)}
      />
    </ModalFormulario>
  );
}
