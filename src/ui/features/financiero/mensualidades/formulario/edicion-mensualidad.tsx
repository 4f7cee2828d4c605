import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { periodoDe } from '@/domain/shared/fechas';
import { FormModal } from '@/ui/shared/form-modal';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../../shared/datos/use-refrescar';
import { ErroresFormulario } from '../../../shared/formulario/errores-formulario';
import { GuardaSalida } from '../../../shared/formulario/guarda-salida';
import { resolverDominio } from '../../../shared/formulario/resolver-dominio';
import { useGuardado } from '../../../shared/formulario/use-guardado';
import { useHoy } from '../../../shared/panel/use-hoy';
import { usePanel } from '../../../shared/panel/use-panel';
import { ETIQUETAS_MENSUALIDAD, nombreMensualidad } from '../../etiquetas-financiero';
import { AFECTADAS_POR_COBRO } from '../../financiero.queries';
import { CamposMensualidad } from './campos-mensualidad';
import { ConflictoMensualidad } from './conflicto-mensualidad';
import {
  aValores,
  cambiosDe,
  datosDe,
  leerMensualidad,
  type ValoresMensualidad,
  validarValores,
  valoresNuevos,
} from './valores-mensualidad';

type EdicionMensualidadProps = { original: Mensualidad | null; onClose: () => void };

/** The form of a new or stored fee, with everything that can happen to what is typed in it. */
export function EdicionMensualidad({ original, onClose }: EdicionMensualidadProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const libre = useRef(false);
  const vista = useRef(original);
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const formulario = useForm<ValoresMensualidad>({
    defaultValues: original ? aValores(original) : valoresNuevos(periodoDe(hoy)),
    shouldFocusError: false,
    resolver: resolverDominio((valores) => validarValores(vista.current, valores)),
  });
  const salir = () => {
    libre.current = true;
    onClose();
  };
  const guardado = useGuardado<ValoresMensualidad, Mensualidad>({
    formulario,
    vista,
    ids: servicios.ids,
    leerActual: leerMensualidad,
    guardar: (valores, base, clave) =>
      base
        ? servicios.mensualidades.actualizar(
            base.id,
            { ...cambiosDe(base, valores), version: base.version },
            base,
          )
        : servicios.mensualidades.crear(datosDe(valores), { clave }),
    alGuardar: (guardada) => {
      const nombre = nombreMensualidad(guardada);
      toaster.success(original ? `Se guardaron los cambios de ${nombre}` : `${nombre}: creada`);
      void refrescar();
      salir();
    },
  });
  const { isDirty } = formulario.formState;
  return (
    <FormProvider {...formulario}>
      <FormModal
        open
        title={original ? `Editar ${nombreMensualidad(original)}` : 'Nueva mensualidad'}
        dirty={isDirty}
        saving={guardado.guardando}
        onClose={salir}
        onSubmit={guardado.enviar}
      >
        <ErroresFormulario
          etiquetas={ETIQUETAS_MENSUALIDAD}
          error={guardado.error}
          titulo={mensajeErrorEscritura(original ? 'actualizar' : 'crear', 'mensualidad')}
          rechazos={guardado.rechazos}
        />
        <CamposMensualidad nueva={original === null} hoy={hoy} />
      </FormModal>
      {guardado.versionGuardada && vista.current ? (
        <ConflictoMensualidad
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
