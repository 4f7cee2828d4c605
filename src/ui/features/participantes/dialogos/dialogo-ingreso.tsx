import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AREAS, ETIQUETA_AREA } from '@/domain/shared/area';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { FormModal } from '@/ui/shared/form-modal';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { CampoFecha, CampoOpciones } from '../../shared/formulario/campo-controlado';
import { ErroresFormulario } from '../../shared/formulario/errores-formulario';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { GuardaSalida } from '../../shared/formulario/guarda-salida';
import { opcionesDe } from '../../shared/formulario/opciones';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { validarCambio } from '../formulario/validar-participante';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import { useOpcionesSede } from '../use-opciones-sede';
import type { DialogoAccionProps } from './dialogo-accion';
import { useParticipanteVigente } from './use-participante-vigente';

const { fecha_ingreso, fecha_egreso_prevista, sede_id, area } = ETIQUETAS_PARTICIPANTE;
const ETIQUETAS = { fecha_ingreso, fecha_egreso_prevista, sede_id, area };

/** First admission, or a new one after an egreso: the person becomes ACTIVO from a date, somewhere. */
export default function DialogoIngreso({ participante, onClose, onHecho }: DialogoAccionProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const libre = useRef(false);
  const sedes = useOpcionesSede(true, { conCupos: true });
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const { vigente, actualizarTrasError } = useParticipanteVigente(participante);
  const regresa = participante.estado === 'EGRESADO';
  const palabra = regresa ? 'reingreso' : 'ingreso';
  const formulario = useForm({
    defaultValues: {
      fecha_ingreso: regresa ? hoy : (participante.fecha_ingreso ?? hoy),
      fecha_egreso_prevista: regresa ? '' : (participante.fecha_egreso_prevista ?? ''),
      sede_id: participante.sede_id ?? '',
      area: participante.area ?? '',
    },
    resolver: resolverDominio((valores) => validarCambio(vigente, { ...valores, estado: 'ACTIVO' }, hoy)),
  });
  const ingreso = useMutation({
    mutationFn: (valores: object) =>
      servicios.participantes.actualizar(
        vigente.id,
        { ...valores, estado: 'ACTIVO', version: vigente.version },
        vigente,
      ),
    onSuccess: () => {
      libre.current = true;
      toaster.success(`Se registró el ${palabra} de ${participante.nombre}`);
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
        title={`Registrar ${palabra} de ${participante.nombre}`}
        submitLabel={`Registrar ${palabra}`}
        dirty={isDirty}
        saving={ingreso.isPending}
        onClose={onClose}
        onSubmit={() => void formulario.handleSubmit((valores) => ingreso.mutate(valores))()}
      >
        <ErroresFormulario
          etiquetas={ETIQUETAS}
          error={ingreso.error}
          titulo={mensajeErrorEscritura('actualizar', 'participante')}
          rechazos={ingreso.submittedAt}
        />
        {regresa ? (
          <p>Queda activo de nuevo. El egreso anterior se conserva en el historial de cambios.</p>
        ) : null}
        <FilaCampos>
          <CampoFecha nombre="fecha_ingreso" label={fecha_ingreso} required />
          <CampoFecha nombre="fecha_egreso_prevista" label={fecha_egreso_prevista} />
        </FilaCampos>
        <FilaCampos>
          <CampoOpciones nombre="sede_id" label={sede_id} options={sedes} />
          <CampoOpciones nombre="area" label={area} options={opcionesDe(AREAS, ETIQUETA_AREA)} />
        </FilaCampos>
      </FormModal>
      <GuardaSalida hayCambios={isDirty} libre={libre} />
    </FormProvider>
  );
}
