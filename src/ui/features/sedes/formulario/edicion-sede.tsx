import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Sede } from '@/domain/sedes/sede';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { FormModal } from '@/ui/shared/form-modal';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { ErroresFormulario } from '../../shared/formulario/errores-formulario';
import { GuardaSalida } from '../../shared/formulario/guarda-salida';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { useGuardado } from '../../shared/formulario/use-guardado';
import { usePanel } from '../../shared/panel/use-panel';
import { ETIQUETAS_SEDE } from '../etiquetas-sede';
import { AFECTADAS_POR_SEDE } from '../sedes.queries';
import { CamposSede } from './campos-sede';
import { ConflictoSede } from './conflicto-sede';
import { aValores, cambiosDe, leerSede, type ValoresSede, validarValores } from './valores-sede';

type EdicionSedeProps = { original: Sede | null; onClose: () => void };

/** The form of a new or stored sede, with everything that can happen to what is typed in it. */
export function EdicionSede({ original, onClose }: EdicionSedeProps) {
  const { servicios } = usePanel();
  const libre = useRef(false);
  const vista = useRef(original);
  const refrescar = useRefrescar(AFECTADAS_POR_SEDE);
  const formulario = useForm<ValoresSede>({
    defaultValues: aValores(original),
    shouldFocusError: false,
    resolver: resolverDominio((valores) => validarValores(vista.current, valores)),
  });
  const salir = () => {
    libre.current = true;
    onClose();
  };
  const guardado = useGuardado<ValoresSede, Sede>({
    formulario,
    vista,
    ids: servicios.ids,
    leerActual: leerSede,
    campoDeConflicto: 'estado',
    guardar: (valores, base, clave) =>
      base
        ? servicios.sedes.actualizar(base.id, { ...cambiosDe(base, valores), version: base.version }, base)
        : servicios.sedes.crear(valores, { clave }),
    alGuardar: ({ nombre }) => {
      toaster.success(original ? `Se guardaron los cambios de ${nombre}` : `${nombre}: sede creada`);
      void refrescar();
      salir();
    },
  });
  const { isDirty } = formulario.formState;
  return (
    <FormProvider {...formulario}>
      <FormModal
        open
        title={original ? `Editar ${original.nombre}` : 'Nueva sede'}
        dirty={isDirty}
        saving={guardado.guardando}
        onClose={salir}
        onSubmit={guardado.enviar}
      >
        <ErroresFormulario
          etiquetas={ETIQUETAS_SEDE}
          error={guardado.error}
          titulo={mensajeErrorEscritura(original ? 'actualizar' : 'crear', 'sede')}
          rechazos={guardado.rechazos}
        />
        <CamposSede />
      </FormModal>
      {guardado.versionGuardada && vista.current ? (
        <ConflictoSede
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
