import { Box } from '@chakra-ui/react/box';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { conExtension } from '@/domain/archivos/extension';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { FormField } from '@/ui/shared/form-field';
import { TextInput } from '@/ui/shared/text-input';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../shared/datos/use-refrescar';
import { envioDe } from '../shared/formulario/envio-de';
import { idCampo } from '../shared/formulario/id-campo';
import { mensajeDeCampo } from '../shared/formulario/mensaje-de-campo';
import { ModalFormulario } from '../shared/formulario/modal-formulario';
import { resolverDominio } from '../shared/formulario/resolver-dominio';
import { senalarCampos } from '../shared/formulario/senalar-campos';
import { useUnaVez } from '../shared/formulario/use-una-vez';
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
  guardar: (nombre: string) => Promise<void>;
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
  const cambio = useMutation({
    mutationFn: props.guardar,
    onSuccess: (_, nombre) => {
      toaster.success(props.avisoHecho(nombre));
      salir();
      void refrescar();
    },
    onError: (error) => senalarCampos(formulario, error),
  });
  const guardar = useUnaVez(cambio.mutateAsync);
  const enviar = ({ nombre }: Valores) => {
    const entero = conExtension(nombre.trim(), extension);
    if (entero === inicial + extension) salir();
    else guardar(entero);
  };
  return (
    <ModalFormulario
      formulario={formulario}
      title={titulo}
      size="sm"
      etiquetas={{ nombre: 'Nombre' }}
      borrador={borrador}
      envio={envioDe(cambio)}
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
