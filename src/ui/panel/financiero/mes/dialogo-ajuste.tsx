import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { validarAjuste } from '@/domain/mensualidades/cierres/ajuste-de-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { CampoDinero } from '@/ui/panel/comun/formulario/campo-tecleado';
import { CampoParrafo } from '@/ui/panel/comun/formulario/campo-texto';
import { ModalFormulario } from '@/ui/panel/comun/formulario/modal-formulario';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { useGuardado } from '@/ui/panel/comun/formulario/use-guardado';
import { toaster } from '@/ui/shared/toast-store';
import { cobroCompleto, mensualidadEnFrase } from '../etiquetas-financiero';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { ResumenCobro } from '../mensualidades/resumen-cobro';

const ETIQUETAS = { valor: 'Cuánto ya no se debe', motivo: 'Motivo' } as const;

type Valores = { valor: number | string; motivo: string };

type DialogoAjusteProps = { mensualidad: MensualidadEnLista; onClose: () => void };

/** Corrects a fee whose month is closed: it is of today, and that month's figures stay. */
export default function DialogoAjuste({ mensualidad, onClose }: DialogoAjusteProps) {
  const nombre = `ajuste:${mensualidad.id}`;
  const libre = useRef(false);
  const vista = useRef<Mensualidad | null>(null);
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const formulario = useForm<Valores>({
    defaultValues: { valor: mensualidad.saldo, motivo: '' },
    shouldFocusError: false,
    resolver: resolverDominio<Valores>(validarAjuste),
  });
  const guardado = useGuardado<Valores, Mensualidad>({
    nombre,
    que: ({ valor }) =>
      `Ajuste${typeof valor === 'number' ? ` de ${formatearPesos(valor)}` : ''}, ${cobroCompleto(mensualidad)}`,
    formulario,
    vista,
    leerActual: () => null,
    guardar: (valores, _base, clave) => orden('mensualidades', 'ajustar', mensualidad.id, valores, { clave }),
    alGuardar: () => {
      libre.current = true;
      toaster.success(`${cobroCompleto(mensualidad)}: ajuste registrado`);
      void refrescar();
      onClose();
    },
  });
  return (
    <ModalFormulario
      formulario={formulario}
      size="sm"
      title={`Ajustar ${mensualidadEnFrase(mensualidad)}`}
      submitLabel="Registrar ajuste"
      savingLabel="Registrando..."
      etiquetas={ETIQUETAS}
      borrador={nombre}
      envio={guardado}
      tituloError={mensajeErrorEscritura('actualizar', 'mensualidad')}
      libre={libre}
      onClose={onClose}
      onSubmit={guardado.enviar}
    >
      <ResumenCobro mensualidad={mensualidad} detalle={null} />
      <p>
        Su mes está cerrado: el ajuste queda con fecha de hoy y las cifras de ese mes no cambian. Para cobrar
        más, cree otra mensualidad en el mes abierto.
      </p>
      <CampoDinero
        nombre="valor"
        label={ETIQUETAS.valor}
        required
        data-autofocus
        help={`Saldo: ${formatearPesos(mensualidad.saldo)}.`}
      />
      <CampoParrafo nombre="motivo" label={ETIQUETAS.motivo} required />
    </ModalFormulario>
  );
}
