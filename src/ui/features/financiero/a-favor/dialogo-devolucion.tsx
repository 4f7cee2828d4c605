import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ETIQUETA_MEDIO_PAGO, MEDIOS_PAGO, type MedioPago } from '@/domain/mensualidades/mensualidad';
import { revisarDevolucion, type SaldoAFavor, validarDevolucion } from '@/domain/mensualidades/saldo-a-favor';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoDinero, CampoFecha } from '../../shared/formulario/campo-tecleado';
import { CampoParrafo, CampoTexto } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { ModalFormulario } from '../../shared/formulario/modal-formulario';
import { opcionesDe } from '../../shared/formulario/opciones';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { useGuardado } from '../../shared/formulario/use-guardado';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';

const ETIQUETAS = {
  valor: 'Valor devuelto',
  fecha: 'Fecha de la devolución',
  medio: 'Medio',
  referencia: 'Referencia',
  motivo: 'Motivo',
} as const;

interface Valores {
  valor: number | string;
  fecha: string;
  medio: MedioPago;
  referencia: string;
  motivo: string;
}

type DialogoDevolucionProps = { saldo: SaldoAFavor; onClose: () => void };

/** Money that goes back to who paid too much: how much, when, how and why. */
export default function DialogoDevolucion({ saldo, onClose }: DialogoDevolucionProps) {
  const { servicios } = usePanel();
  const { pagador, movimientos } = saldo;
  const hoy = useHoy();
  const libre = useRef(false);
  const vista = useRef<SaldoAFavor | null>(saldo);
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const formulario = useForm<Valores>({
    defaultValues: { valor: saldo.saldo, fecha: hoy, medio: 'EFECTIVO', referencia: '', motivo: '' },
    shouldFocusError: false,
    resolver: resolverDominio((valores) => revisarDevolucion(movimientos, validarDevolucion(valores), hoy)),
  });
  const guardado = useGuardado<Valores, SaldoAFavor>({
    formulario,
    vista,
    ids: servicios.ids,
    leerActual: () => null,
    guardar: (valores, _base, clave) => servicios.saldosAFavor.devolver(pagador.clave, valores, { clave }),
    alGuardar: (queda) => {
      libre.current = true;
      toaster.success(
        `Devolución registrada: a ${pagador.nombre} le quedan ${formatearPesos(queda.saldo)} a favor`,
      );
      void refrescar();
      onClose();
    },
  });
  return (
    <ModalFormulario
      formulario={formulario}
      size="md"
      title={`Devolver saldo a favor de ${pagador.nombre}`}
      submitLabel="Registrar devolución"
      savingLabel="Registrando..."
      etiquetas={ETIQUETAS}
      borrador={`devolucion:${pagador.clave}`}
      envio={guardado}
      tituloError={mensajeErrorEscritura('actualizar', 'mensualidad')}
      libre={libre}
      onClose={onClose}
      onSubmit={guardado.enviar}
    >
      <Campos hay={saldo.saldo} hoy={hoy} />
    </ModalFormulario>
  );
}

function Campos({ hay, hoy }: { hay: number; hoy: string }) {
  const medio = useWatch<Valores, 'medio'>({ name: 'medio' });
  return (
    <>
      <FilaCampos>
        <CampoDinero
          nombre="valor"
          label={ETIQUETAS.valor}
          required
          data-autofocus
          help={`Saldo a favor: ${formatearPesos(hay)}.`}
        />
        <CampoFecha nombre="fecha" label={ETIQUETAS.fecha} required max={hoy} />
      </FilaCampos>
      <FilaCampos>
        <CampoOpciones
          nombre="medio"
          label={ETIQUETAS.medio}
          required
          placeholder={null}
          options={opcionesDe(MEDIOS_PAGO, ETIQUETA_MEDIO_PAGO)}
        />
        <CampoTexto nombre="referencia" label={ETIQUETAS.referencia} required={medio !== 'EFECTIVO'} />
      </FilaCampos>
      <CampoParrafo nombre="motivo" label={ETIQUETAS.motivo} required />
    </>
  );
}
