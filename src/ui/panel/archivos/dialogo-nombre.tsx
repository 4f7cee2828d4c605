import { Box } from '@chakra-ui/react/box';
import { useRef } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import type { Orden } from '@/application/servicios/orden';
import { conExtension } from '@/domain/archivos/nombre-archivo';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { FormField } from '@/ui/shared/form-field';
import { TextInput } from '@/ui/shared/text-input';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../comun/datos/use-refrescar';
import { useEscritura } from '../comun/escritura/use-escritura';
import { idCampo } from '../comun/formulario/id-campo';
import { mensajeDeCampo } from '../comun/formulario/mensaje-de-campo';
import { ModalFormulario } from '../comun/formulario/modal-formulario';
import { resolverDominio } from '../comun/formulario/resolver-dominio';
import { senalarCampos } from '../comun/formulario/senalar-campos';
import { AFECTADAS_POR_ARCHIVO } from './archivos.queries';

type DialogoNombreProps = {
  titulo: string;
  inicial?: string;
  /** Stays as it is: it is shown beside what is typed. */
  extension?: string;
  /** Keeps what is typed under this name; `null` for what has a name already, which its draft would tell. */
  borrador: string | null;
  /** The operation's message of specification §8. */
  tituloError: string;
  guardar: (nombre: string) => Orden<void>;
  avisoHecho: (nombre: string) => string;
  onClose: () => void;
};

type Valores = { nombre: string };

const FALTA = 'Este campo es obligatorio';

const exigirNombre = ({ nombre }: Valores): void => {
  if (nombre.trim() === '') throw errorValidacion(FALTA, { nombre: FALTA });
};

/** Asks for one name: of a new folder, or a new one for what is there. */
export function DialogoNombre({
  titulo,
  inicial = '',
  extension = '',
  borrador,
  tituloError,
  ...props
}: DialogoNombreProps) {
  const libre = useRef(false);
  const refrescar = useRefrescar(AFECTADAS_POR_ARCHIVO);
  const formulario = useForm<Valores>({
    defaultValues: { nombre: inicial },
    shouldFocusError: false,
    resolver: resolverDominio(exigirNombre),
  });
  const salir = () => {
    libre.current = true;
    props.onClose();
  };
  const entero = ({ nombre }: Valores) => conExtension(nombre.trim(), extension);
  const cambio = useEscritura<Valores, void>({
    nombre: borrador ?? `${titulo}:${inicial}${extension}`,
    que: (valores) => `${titulo}: ${entero(valores)}`,
    hacer: (valores) => props.guardar(entero(valores)),
    alHacer: () => {
      toaster.success(props.avisoHecho(entero(formulario.getValues())));
      salir();
      void refrescar();
    },
    alRechazar: (error) => senalarCampos(formulario, error),
  });
  const enviar = (valores: Valores) => {
    if (entero(valores) === inicial + extension) salir();
    else cambio.enviar(valores);
  };
  return (
    <ModalFormulario
      formulario={formulario}
      title={titulo}
      size="sm"
      etiquetas={{ nombre: 'Nombre' }}
      borrador={borrador}
      envio={cambio}
      tituloError={tituloError}
      libre={libre}
      onClose={salir}
      onSubmit={() => void formulario.handleSubmit(enviar)()}
    >
      <CampoNombre extension={extension} />
    </ModalFormulario>
  );
}

function CampoNombre({ extension }: { extension: string }) {
  const { register, formState } = useFormContext<Valores>();
  const ayuda = extension ? `La extensión ${extension} se conserva.` : undefined;
  return (
    <FormField
      label="Nombre"
      required
      id={idCampo('nombre')}
      help={ayuda}
      error={mensajeDeCampo(formState.errors, 'nombre')}
    >
      {(control) => (
        <Box display="flex" alignItems="center" gap="2">
          <TextInput
            type="text"
            autoComplete="off"
            data-autofocus
            minWidth="0"
            flex="1"
            {...register('nombre')}
            {...control}
          />
          {extension ? (
            <Box as="span" aria-hidden color="fg.muted">
              {extension}
            </Box>
          ) : null}
        </Box>
      )}
    </FormField>
  );
}
