import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { cambiosDePermiso, type DatosPermiso } from '@/domain/participantes/notas-de-proceso';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { FormModal } from '@/ui/shared/form-modal';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { CampoFecha } from '../../shared/formulario/campo-controlado';
import { CampoParrafo } from '../../shared/formulario/campo-texto';
import { ErroresFormulario } from '../../shared/formulario/errores-formulario';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { GuardaSalida } from '../../shared/formulario/guarda-salida';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { validarCambio } from '../formulario/validar-participante';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import type { DialogoAccionProps } from './dialogo-accion';
import { useParticipanteVigente } from './use-participante-vigente';

const ETIQUETAS = { salida: 'Salida', regreso: 'Regreso previsto', motivo: 'Motivo' };

/** Out of the house for some days; the place is kept. */
export default function DialogoPermiso({ participante, onClose, onHecho }: DialogoAccionProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const libre = useRef(false);
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const { vigente, actualizarTrasError } = useParticipanteVigente(participante);
  const formulario = useForm<DatosPermiso>({
    defaultValues: { salida: hoy, regreso: '', motivo: '' },
    resolver: resolverDominio((valores) =>
      validarCambio(vigente, cambiosDePermiso(vigente, valores, { hoy }), hoy),
    ),
  });
  const permiso = useMutation({
    mutationFn: (valores: DatosPermiso) =>
      servicios.participantes.actualizar(
        vigente.id,
        { ...cambiosDePermiso(vigente, valores, { hoy }), version: vigente.version },
        vigente,
      ),
    onSuccess: () => {
      libre.current = true;
      toaster.success(`Se registró el permiso de ${participante.nombre}`);
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
        title={`Registrar permiso de ${participante.nombre}`}
        submitLabel="Registrar permiso"
        dirty={isDirty}
        saving={permiso.isPending}
        onClose={onClose}
        onSubmit={() => void formulario.handleSubmit((valores) => permiso.mutate(valores))()}
      >
        <ErroresFormulario
          etiquetas={ETIQUETAS}
          error={permiso.error}
          titulo={mensajeErrorEscritura('actualizar', 'participante')}
          rechazos={permiso.submittedAt}
        />
        <FilaCampos>
          <CampoFecha nombre="salida" label={ETIQUETAS.salida} required max={hoy} />
          <CampoFecha nombre="regreso" label={ETIQUETAS.regreso} required min={hoy} />
        </FilaCampos>
        <CampoParrafo nombre="motivo" label={ETIQUETAS.motivo} required help="Queda en las observaciones." />
      </FormModal>
      <GuardaSalida hayCambios={isDirty} libre={libre} />
    </FormProvider>
  );
}
