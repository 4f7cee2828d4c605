import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { FormModal } from '@/ui/shared/form-modal';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { ErroresFormulario } from '../../shared/formulario/errores-formulario';
import { GuardaSalida } from '../../shared/formulario/guarda-salida';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { useGuardado } from '../../shared/formulario/use-guardado';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_ACUDIENTE } from '../acudientes.queries';
import { ETIQUETAS_ACUDIENTE } from '../etiquetas-acudiente';
import { CamposAcudiente } from './campos-acudiente';
import { ConflictoAcudiente } from './conflicto-acudiente';
import {
  aValores,
  cambiosDe,
  leerAcudiente,
  type ValoresAcudiente,
  validarValores,
} from './valores-acudiente';

type EdicionAcudienteProps = {
  original: Acudiente | null;
  /** Who a new one answers for, when that is already known. */
  participante?: Id | null;
  onClose: () => void;
};

/** The form of a new or stored acudiente, with everything that can happen to what is typed in it. */
export function EdicionAcudiente({ original, participante, onClose }: EdicionAcudienteProps) {
  const { servicios } = usePanel();
  const libre = useRef(false);
  const vista = useRef(original);
  const refrescar = useRefrescar(AFECTADAS_POR_ACUDIENTE);
  const formulario = useForm<ValoresAcudiente>({
    defaultValues: aValores(original, participante),
    shouldFocusError: false,
    resolver: resolverDominio((valores) => validarValores(vista.current, valores)),
  });
  const salir = () => {
    libre.current = true;
    onClose();
  };
  const guardado = useGuardado<ValoresAcudiente, Acudiente>({
    formulario,
    vista,
    ids: servicios.ids,
    leerActual: leerAcudiente,
    guardar: (valores, base, clave) =>
      base
        ? servicios.acudientes.actualizar(
            base.id,
            { ...cambiosDe(base, valores), version: base.version },
            base,
          )
        : servicios.acudientes.crear(valores, { clave }),
    alGuardar: (acudiente) => {
      const nombre = nombreAcudiente(acudiente);
      toaster.success(original ? `Se guardaron los cambios de ${nombre}` : `${nombre}: acudiente creado`);
      void refrescar();
      salir();
    },
  });
  const { isDirty } = formulario.formState;
  return (
    <FormProvider {...formulario}>
      <FormModal
        open
        title={original ? `Editar a ${nombreAcudiente(original)}` : 'Nuevo acudiente'}
        dirty={isDirty}
        saving={guardado.guardando}
        onClose={salir}
        onSubmit={guardado.enviar}
      >
        <ErroresFormulario
          etiquetas={ETIQUETAS_ACUDIENTE}
          error={guardado.error}
          titulo={mensajeErrorEscritura(original ? 'actualizar' : 'crear', 'acudiente')}
          rechazos={guardado.rechazos}
        />
        <CamposAcudiente original={original} />
      </FormModal>
      {guardado.versionGuardada && vista.current ? (
        <ConflictoAcudiente
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
