import { useMutation } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type FieldValues, useForm, useFormContext } from 'react-hook-form';
import { validarCambioContrasena } from '@/domain/sesion/contrasenas';
import { CONTRASENA_MINIMO } from '@/domain/shared/contrasena';
import { SI_LA_CONTRASENA_QUEDO } from '@/domain/shared/errores/mensajes-operacion';
import { envioDe } from '@/ui/panel/comun/formulario/envio-de';
import { FormularioEnPagina } from '@/ui/panel/comun/formulario/formulario-en-pagina';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { mensajeDeCampo } from '@/ui/panel/comun/formulario/mensaje-de-campo';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { senalarCampos } from '@/ui/panel/comun/formulario/senalar-campos';
import { useUnaVez } from '@/ui/panel/comun/formulario/use-una-vez';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Notice } from '@/ui/shared/notice';
import { PasswordField } from '@/ui/shared/password-field';
import { toaster } from '@/ui/shared/toast-store';

type CampoContrasenaProps = { nombre: string } & Pick<
  ComponentProps<typeof PasswordField>,
  'label' | 'help' | 'autoComplete'
>;

function CampoContrasena({ nombre, ...resto }: CampoContrasenaProps) {
  const { register, formState } = useFormContext();
  return (
    <PasswordField
      required
      {...resto}
      {...register(nombre)}
      id={idCampo(nombre)}
      error={mensajeDeCampo(formState.errors, nombre)}
    />
  );
}

const ETIQUETAS = { actual: 'Contraseña actual', nueva: 'Contraseña nueva' };
const VACIAS = { actual: '', nueva: '' };

export default function PestanaContrasena() {
  const { servicios } = usePanel();
  const formulario = useForm({
    defaultValues: VACIAS,
    shouldFocusError: false,
    resolver: resolverDominio(validarCambioContrasena),
  });
  const envio = useMutation({
    networkMode: 'always',
    mutationFn: (valores: FieldValues) =>
      servicios.cuenta().then((casos) => casos.cambiarContrasena(valores)),
    onSuccess: () => {
      formulario.reset(VACIAS);
      toaster.success('Se cambió la contraseña. Las demás sesiones quedaron cerradas.');
    },
    onError: (error) => senalarCampos(formulario, error),
  });
  const enviar = useUnaVez((valores: FieldValues) => envio.mutateAsync(valores));
  return (
    <FormularioEnPagina
      {...envioDe(envio)}
      onEnviar={() => void formulario.handleSubmit((valores) => enviar(valores))()}
      formulario={formulario}
      borrador={null}
      etiquetas={ETIQUETAS}
      titulo="Error al cambiar la contraseña"
      siNoSeSabe={SI_LA_CONTRASENA_QUEDO}
      textoGuardar="Cambiar contraseña"
    >
      <Notice tone="info">
        Al cambiarla se cierran sus sesiones en los demás equipos y teléfonos. Esta sigue abierta.
      </Notice>
      <CampoContrasena nombre="actual" label={ETIQUETAS.actual} autoComplete="current-password" />
      <CampoContrasena
        nombre="nueva"
        label={ETIQUETAS.nueva}
        autoComplete="new-password"
        help={`Al menos ${CONTRASENA_MINIMO} caracteres. Una frase larga es mejor que una palabra difícil.`}
      />
    </FormularioEnPagina>
  );
}
