import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Participante } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { FormModal } from '@/ui/shared/form-modal';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { ErroresFormulario } from '../../shared/formulario/errores-formulario';
import { GuardaSalida } from '../../shared/formulario/guarda-salida';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { useGuardado } from '../../shared/formulario/use-guardado';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { leerParticipante } from '../dialogos/use-participante-vigente';
import { ETIQUETAS_PARTICIPANTE } from '../etiquetas-participante';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import { CamposParticipante } from './campos-participante';
import { ConflictoParticipante } from './conflicto-participante';
import { validarCambio, validarNuevo } from './validar-participante';
import { aValores, cambiosDe, datosDe, type ValoresParticipante } from './valores-participante';

type EdicionParticipanteProps = { original: Participante | null; onClose: () => void };

/** The form of a new or stored participante, with everything that can happen to what is typed in it. */
export function EdicionParticipante({ original, onClose }: EdicionParticipanteProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const libre = useRef(false);
  const refrescar = useRefrescar(AFECTADAS_POR_PARTICIPANTE);
  const vista = useRef(original);
  const formulario = useForm<ValoresParticipante>({
    defaultValues: aValores(original),
    shouldFocusError: false,
    resolver: resolverDominio((valores) =>
      vista.current
        ? validarCambio(vista.current, cambiosDe(vista.current, valores), hoy)
        : validarNuevo(datosDe(valores), hoy),
    ),
  });
  const salir = () => {
    libre.current = true;
    onClose();
  };
  const guardado = useGuardado<ValoresParticipante, Participante>({
    formulario,
    vista,
    ids: servicios.ids,
    leerActual: leerParticipante,
    guardar: (valores, base, clave) =>
      base
        ? servicios.participantes.actualizar(
            base.id,
            { ...cambiosDe(base, valores), version: base.version },
            base,
          )
        : servicios.participantes.crear(datosDe(valores), { clave }),
    alGuardar: ({ nombre }) => {
      toaster.success(original ? `Se guardaron los cambios de ${nombre}` : `${nombre}: participante creado`);
      void refrescar();
      salir();
    },
  });
  const { isDirty } = formulario.formState;
  return (
    <FormProvider {...formulario}>
      <FormModal
        open
        title={original ? `Editar a ${original.nombre}` : 'Nuevo participante'}
        dirty={isDirty}
        saving={guardado.guardando}
        onClose={salir}
        onSubmit={guardado.enviar}
      >
        <ErroresFormulario
          etiquetas={ETIQUETAS_PARTICIPANTE}
          error={guardado.error}
          titulo={mensajeErrorEscritura(original ? 'actualizar' : 'crear', 'participante')}
          rechazos={guardado.rechazos}
        />
        <CamposParticipante original={original} />
      </FormModal>
      {guardado.versionGuardada && vista.current ? (
        <ConflictoParticipante
          base={vista.current}
          guardada={guardado.versionGuardada}
          mios={formulario.getValues()}
          onVolver={guardado.volverAlFormulario}
          onElegir={guardado.guardarSobre}
        />
      ) : null}
      <GuardaSalida hayCambios={isDirty} libre={libre} />
    </FormProvider>
  );
}
