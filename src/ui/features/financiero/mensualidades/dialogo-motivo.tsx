import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { validarMotivo } from '@/domain/mensualidades/reglas-abono';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { formatearFecha } from '@/domain/shared/fechas';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { CampoParrafo } from '../../shared/formulario/campo-texto';
import { useClaveIdempotencia } from '../../shared/formulario/clave-idempotencia';
import { envioDe } from '../../shared/formulario/envio-de';
import { ModalFormulario } from '../../shared/formulario/modal-formulario';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { senalarCampos } from '../../shared/formulario/senalar-campos';
import { useUnaVez } from '../../shared/formulario/use-una-vez';
import { usePanel } from '../../shared/panel/use-panel';
import { abonoCompleto, cobroCompleto, mensualidadEnFrase } from '../etiquetas-financiero';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import type { Decision } from '../use-manejadores';
import { ResumenCobro } from './resumen-cobro';

type Valores = { motivo: string };

const palabrasDe = (decision: Decision) => {
  const nombre = cobroCompleto(decision.mensualidad);
  const enFrase = mensualidadEnFrase(decision.mensualidad);
  if (decision.tipo === 'anularAbono') {
    const { recibo, valor, fecha } = decision.abono;
    const cual = recibo === null ? '' : ` del recibo ${recibo}`;
    return {
      titulo: `Anular abono${cual}`,
      boton: 'Anular abono',
      ocupado: 'Anulando...',
      explicacion: `Los ${formatearPesos(valor)} vuelven al saldo. El número del recibo no se usa otra vez.`,
      hecho: `${abonoCompleto(decision.mensualidad, decision.abono)}, anulado`,
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
        detalle: null,
      }
    : {
        titulo: `Exonerar ${enFrase}`,
        boton: 'Exonerar',
        ocupado: 'Exonerando...',
        explicacion: 'Nadie tendrá que pagarla. Más adelante se puede volver a cobrar.',
        hecho: `${nombre}: exonerada`,
        detalle: null,
      };
};

const decidir = (
  { mensualidades }: ServiciosPanel,
  decision: Decision,
  motivo: string,
  clave: string,
): Promise<Mensualidad> => {
  const { tipo, mensualidad } = decision;
  if (tipo === 'anularAbono') {
    return mensualidades.anularAbono(mensualidad.id, decision.abono.id, { motivo }, { clave });
  }
  return mensualidades[tipo](mensualidad, { motivo });
};

/** Undoing or forgiving money is explained, and the explanation stays with it. */
export default function DialogoMotivo({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const { servicios } = usePanel();
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const clave = useClaveIdempotencia(servicios.ids);
  const libre = useRef(false);
  const palabras = palabrasDe(decision);
  const formulario = useForm<Valores>({
    defaultValues: { motivo: '' },
    shouldFocusError: false,
    resolver: resolverDominio<Valores>(validarMotivo),
  });
  const envio = useMutation({
    networkMode: 'always',
    mutationFn: ({ motivo }: Valores) => decidir(servicios, decision, motivo, clave.actual()),
    onSuccess: () => {
      libre.current = true;
      toaster.success(palabras.hecho);
      void refrescar();
      onClose();
    },
    onError: (error) => {
      clave.trasError(error);
      senalarCampos(formulario, error, { motivo_anulacion: 'motivo' });
    },
  });
  const enviar = useUnaVez(envio.mutateAsync);
  return (
    <ModalFormulario
      formulario={formulario}
      size="sm"
      title={palabras.titulo}
      submitLabel={palabras.boton}
      savingLabel={palabras.ocupado}
      tone={decision.tipo === 'exonerar' ? 'neutral' : 'danger'}
      etiquetas={{ motivo: 'Motivo' }}
      borrador={`${decision.tipo}:${decision.tipo === 'anularAbono' ? decision.abono.id : decision.mensualidad.id}`}
      envio={envioDe(envio)}
      tituloError={mensajeErrorEscritura('actualizar', 'mensualidad')}
      libre={libre}
      onClose={onClose}
      onSubmit={() => void formulario.handleSubmit(enviar)()}
    >
      <ResumenCobro mensualidad={decision.mensualidad} detalle={palabras.detalle} />
      <p>{palabras.explicacion}</p>
      <CampoParrafo nombre="motivo" label="Motivo" required data-autofocus />
    </ModalFormulario>
  );
}
