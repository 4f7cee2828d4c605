import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { sumarSaldos } from '@/domain/mensualidades/saldo';
import {
  ETIQUETA_TIPO_EGRESO,
  TIPOS_EGRESO,
  type TipoEgreso,
} from '@/domain/participantes/opciones-participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { FormModal } from '@/ui/shared/form-modal';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { CampoFecha, CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoParrafo } from '../../shared/formulario/campo-texto';
import { ErroresFormulario } from '../../shared/formulario/errores-formulario';
import { GuardaSalida } from '../../shared/formulario/guarda-salida';
import { opcionesDe } from '../../shared/formulario/opciones';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { validarCambio } from '../formulario/validar-participante';
import { AFECTADAS_POR_PARTICIPANTE, consultaEstadoDeCuenta } from '../participantes.queries';
import { AvisoSaldo } from './aviso-saldo';
import type { DialogoAccionProps } from './dialogo-accion';
import { useParticipanteVigente } from './use-participante-vigente';

interface ValoresEgreso {
  fecha_egreso: FechaCalendario;
  tipo_egreso: TipoEgreso | '';
  motivo_egreso: string;
}

const { fecha_egreso, tipo_egreso, motivo_egreso } = ETIQUETAS_PARTICIPANTE;
const ETIQUETAS = { fecha_egreso, tipo_egreso, motivo_egreso };

/** Discharge: shows what is owed and warns, but never stops it. */
export default function DialogoEgreso({ participante, onClose, onHecho }: DialogoAccionProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const libre = useRef(false);
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const { vigente, actualizarTrasError } = useParticipanteVigente(participante);
  const cuenta = useQuery(consultaEstadoDeCuenta(servicios, participante.id));
  const formulario = useForm<ValoresEgreso>({
    defaultValues: { fecha_egreso: hoy, tipo_egreso: '', motivo_egreso: '' },
    resolver: resolverDominio((valores) => validarCambio(vigente, { ...valores, estado: 'EGRESADO' }, hoy)),
  });
  const egreso = useMutation({
    mutationFn: (valores: ValoresEgreso) =>
      servicios.participantes.egresar(vigente, {
        ...valores,
        tipo_egreso: valores.tipo_egreso as TipoEgreso,
      }),
    onSuccess: () => {
      libre.current = true;
      toaster.success(`Se registró el egreso de ${participante.nombre}`);
      void refrescar();
      onHecho();
    },
    onError: actualizarTrasError,
  });
  const { isDirty } = formulario.formState;
  return (
    <FormProvider {...formulario}>
      <FormModal
        open
        title={`Registrar egreso de ${participante.nombre}`}
        submitLabel="Registrar egreso"
        dirty={isDirty}
        saving={egreso.isPending}
        onClose={onClose}
        onSubmit={() => void formulario.handleSubmit((valores) => egreso.mutate(valores))()}
      >
        <ErroresFormulario
          etiquetas={ETIQUETAS}
          error={egreso.error}
          titulo={mensajeErrorEscritura('actualizar', 'participante')}
          rechazos={egreso.submittedAt}
        />
        <AvisoSaldo
          saldo={cuenta.data ? sumarSaldos(cuenta.data.datos) : null}
          cargando={cuenta.isPending}
          onReintentar={() => void cuenta.refetch()}
        />
        <CampoFecha
          nombre="fecha_egreso"
          label={fecha_egreso}
          required
          min={participante.fecha_ingreso ?? undefined}
        />
        <CampoOpciones
          nombre="tipo_egreso"
          label={tipo_egreso}
          required
          options={opcionesDe(TIPOS_EGRESO, ETIQUETA_TIPO_EGRESO)}
        />
        <CampoParrafo nombre="motivo_egreso" label={motivo_egreso} />
      </FormModal>
      <GuardaSalida hayCambios={isDirty} libre={libre} />
    </FormProvider>
  );
}
