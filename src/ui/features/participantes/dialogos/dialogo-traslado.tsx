import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { cambiosDeTraslado, type DatosTraslado } from '@/domain/participantes/notas-de-proceso';
import { AREAS, ETIQUETA_AREA } from '@/domain/shared/area';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { FormModal } from '@/ui/shared/form-modal';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { CampoFecha, CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoParrafo } from '../../shared/formulario/campo-texto';
import { ErroresFormulario } from '../../shared/formulario/errores-formulario';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { GuardaSalida } from '../../shared/formulario/guarda-salida';
import { opcionesDe } from '../../shared/formulario/opciones';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { validarCambio } from '../formulario/validar-participante';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import { useNombreSede } from '../use-nombre-sede';
import { useOpcionesSede } from '../use-opciones-sede';
import type { DialogoAccionProps } from './dialogo-accion';
import { useParticipanteVigente } from './use-participante-vigente';

const ETIQUETAS = {
  sede_id: 'Sede de destino',
  area: 'Área de atención',
  fecha: 'Fecha del traslado',
  motivo: 'Motivo',
};

/** From one sede or area to another. */
export default function DialogoTraslado({ participante, onClose, onHecho }: DialogoAccionProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const nombreSede = useNombreSede();
  const libre = useRef(false);
  const sedes = useOpcionesSede(true, { conCupos: true });
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const { vigente, actualizarTrasError } = useParticipanteVigente(participante);
  const cambiosDe = (valores: DatosTraslado) => cambiosDeTraslado(vigente, valores, { hoy, nombreSede });
  const formulario = useForm<DatosTraslado>({
    defaultValues: { sede_id: '', area: participante.area ?? '', fecha: hoy, motivo: '' },
    resolver: resolverDominio((valores) => validarCambio(vigente, cambiosDe(valores), hoy)),
  });
  const traslado = useMutation({
    mutationFn: (valores: DatosTraslado) =>
      servicios.participantes.actualizar(
        vigente.id,
        { ...cambiosDe(valores), version: vigente.version },
        vigente,
      ),
    onSuccess: () => {
      libre.current = true;
      toaster.success(`Se registró el traslado de ${participante.nombre}`);
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
        title={`Trasladar a ${participante.nombre}`}
        submitLabel="Registrar traslado"
        dirty={isDirty}
        saving={traslado.isPending}
        onClose={onClose}
        onSubmit={() => void formulario.handleSubmit((valores) => traslado.mutate(valores))()}
      >
        <ErroresFormulario
          etiquetas={ETIQUETAS}
          error={traslado.error}
          titulo={mensajeErrorEscritura('actualizar', 'participante')}
          rechazos={traslado.submittedAt}
        />
        <p>
          {vigente.sede_id === null
            ? 'Todavía no está en ninguna sede.'
            : `Ahora está en ${nombreSede(vigente.sede_id)}${vigente.area ? `, ${ETIQUETA_AREA[vigente.area].toLowerCase()}` : ''}.`}
        </p>
        <FilaCampos>
          <CampoOpciones nombre="sede_id" label={ETIQUETAS.sede_id} required options={sedes} />
          <CampoOpciones nombre="area" label={ETIQUETAS.area} options={opcionesDe(AREAS, ETIQUETA_AREA)} />
        </FilaCampos>
        <CampoFecha nombre="fecha" label={ETIQUETAS.fecha} required max={hoy} />
        <CampoParrafo nombre="motivo" label={ETIQUETAS.motivo} help="Queda en las observaciones." />
      </FormModal>
      <GuardaSalida hayCambios={isDirty} libre={libre} />
    </FormProvider>
  );
}
