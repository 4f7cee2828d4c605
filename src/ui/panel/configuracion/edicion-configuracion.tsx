import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import { orden } from '@/application/servicios/orden';
import { repetirOrden } from '@/application/servicios/repetir-orden';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import { toaster } from '@/ui/shared/toast-store';
import { mostrarMarca } from '@/ui/tema/mostrar-marca';
import { consultaConfiguracion } from '../comun/datos/configuracion.queries';
import { EditadoPor } from '../comun/datos/editado-por';
import { useRefrescar } from '../comun/datos/use-refrescar';
import { CompararVersiones } from '../comun/formulario/comparar-versiones';
import { FormularioEnPagina } from '../comun/formulario/formulario-en-pagina';
import { camposDistintos, mezclarVersiones } from '../comun/formulario/mezclar-versiones';
import { resolverDominio } from '../comun/formulario/resolver-dominio';
import { sonIguales } from '../comun/formulario/solo-cambios';
import { useGuardado } from '../comun/formulario/use-guardado';
import { usePanel } from '../comun/panel/use-panel';
import { AFECTADAS_POR_CONFIGURACION } from './configuracion.queries';
import { cambiosDe, leerConfiguracion, type ParteConfiguracion, validarCambios } from './parte-configuracion';

export interface PorConfirmar<V> {
  original: Configuracion;
  /** What would be sent. */
  cambios: Partial<V>;
  guardando: boolean;
  error: unknown;
  /** With the person's password, where it is asked for. */
  onConfirmar: (contrasena: string | undefined) => void;
  onClose: () => void;
}

type EdicionConfiguracionProps<V extends Record<string, unknown>> = {
  parte: ParteConfiguracion<V>;
  original: Configuracion;
  /** Label of every control, by its path: for the summary of errors. */
  etiquetas?: (valores: V) => Readonly<Record<string, string>>;
  /** For what the person looks at once more before it is sent. */
  confirmar?: (porConfirmar: PorConfirmar<V>) => ReactNode;
  /** Which of those changes are looked at; all of them unless it says. */
  seConfirma?: (cambios: Partial<V>) => boolean;
  children: ReactNode;
};

/** The form of one tab over the foundation's data, with everything that can happen to what is typed in it. */
export function EdicionConfiguracion<V extends Record<string, unknown>>(props: EdicionConfiguracionProps<V>) {
  const { parte, original, etiquetas = () => parte.etiquetas, confirmar, children } = props;
  const { seConfirma = () => true } = props;
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const borrador = `configuracion:${Object.keys(parte.etiquetas).join()}`;
  const vista = useRef<Configuracion | null>(original);
  const contrasena = useRef<string | undefined>(undefined);
  const [mirados, setMirados] = useState<Partial<V> | null>(null);
  const refrescar = useRefrescar(AFECTADAS_POR_CONFIGURACION);
  const base = () => vista.current ?? original;
  const formulario = useForm<V>({
    defaultValues: parte.aValores(original) as DefaultValues<V>,
    shouldFocusError: false,
    resolver: resolverDominio((valores) => {
      validarCambios(cambiosDe(parte, base(), valores));
    }),
  });
  const guardado = useGuardado<V, Configuracion>({
    nombre: borrador,
    que: () => 'Cambios de la configuración',
    formulario,
    vista,
    leerActual: leerConfiguracion,
    esAjeno: (antes, actual) => sonIguales(parte.aValores(antes), parte.aValores(actual)),
    guardar: (valores) => {
      // As they are kept, and not as they are typed: by that it is known later whether they were.
      const cambios = { ...validarCambios(cambiosDe(parte, base(), valores)), version: base().version };
      const contrasena_propia = contrasena.current;
      if (contrasena_propia === undefined) return orden('configuracion', 'actualizar', cambios);
      // A write in doubt is kept on this browser; a password is not, so what asks again goes with this form.
      const conContrasena = orden('configuracion', 'actualizar', { ...cambios, contrasena_propia });
      return () => repetirOrden(servicios, conContrasena) as Promise<Configuracion>;
    },
    alGuardar: (nueva) => {
      cerrar();
      vista.current = nueva;
      formulario.reset(parte.aValores(nueva));
      cliente.setQueryData(consultaConfiguracion(servicios).queryKey, nueva);
      if (nueva.nombre !== null) mostrarMarca({ ...nueva, nombre: nueva.nombre });
      toaster.success('Se guardaron los cambios');
      void refrescar();
    },
  });
  const { versionGuardada, duda } = guardado;
  const cerrar = () => {
    contrasena.current = undefined;
    setMirados(null);
  };
  const mirar = (valores: V) => {
    const cambios = cambiosDe(parte, base(), valores);
    if (Object.keys(cambios).length > 0 && seConfirma(cambios)) setMirados(cambios);
    else guardado.enviar();
  };
  const mios = formulario.getValues();
  return (
    <>
      <FormularioEnPagina
        formulario={formulario}
        borrador={borrador}
        vista={vista}
        etiquetas={etiquetas(mios)}
        error={mirados ? null : guardado.error}
        titulo="Error al actualizar configuración"
        rechazos={guardado.rechazos}
        duda={guardado.duda}
        guardando={guardado.guardando}
        onEnviar={confirmar && !duda ? () => void formulario.handleSubmit(mirar)() : guardado.enviar}
      >
        {children}
        {original.actualizado_en ? (
          <Box as="p" textStyle="ayuda">
            <EditadoPor {...original} />
          </Box>
        ) : null}
      </FormularioEnPagina>
      {mirados && !versionGuardada && !duda
        ? confirmar?.({
            original: base(),
            cambios: mirados,
            guardando: guardado.guardando,
            error: guardado.error,
            onConfirmar: (escrita) => {
              contrasena.current = escrita;
              guardado.enviar();
            },
            onClose: cerrar,
          })
        : null}
      {versionGuardada ? (
        <CompararVersiones
          campos={camposDistintos(parte.aValores(base()), mios, parte.aValores(versionGuardada)).map(
            ({ campo, inicial }) => ({
              campo,
              inicial,
              etiqueta: parte.etiquetas[campo],
              mia: parte.enPalabras(mios[campo]),
              guardada: parte.enPalabras(parte.aValores(versionGuardada)[campo]),
            }),
          )}
          guardada={versionGuardada}
          onVolver={() => {
            cerrar();
            guardado.volverAlFormulario();
          }}
          onElegir={(elecciones) =>
            guardado.guardarSobre(
              versionGuardada,
              mezclarVersiones(mios, parte.aValores(versionGuardada), elecciones),
            )
          }
        />
      ) : null}
    </>
  );
}
