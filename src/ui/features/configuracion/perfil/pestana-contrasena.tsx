import { useForm } from 'react-hook-form';
import { validarCambioContrasena } from '@/domain/sesion/contrasenas';
import { CONTRASENA_MINIMO } from '@/domain/shared/contrasena';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { usePanel } from '../../shared/panel/use-panel';
import { FormularioEnPagina } from '../formulario-en-pagina';
import { useEnvio } from '../use-envio';
import { CampoContrasena } from './campo-contrasena';

const ETIQUETAS = { actual: 'Contraseña actual', nueva: 'Contraseña nueva' };
const VACIAS = { actual: '', nueva: '' };

export default function PestanaContrasena() {
  const { servicios } = usePanel();
  const formulario = useForm({
    defaultValues: VACIAS,
    shouldFocusError: false,
    resolver: resolverDominio(validarCambioContrasena),
  });
  const envio = useEnvio({
    formulario,
    guardar: servicios.cambiarContrasena,
    alGuardar: () => {
      formulario.reset(VACIAS);
      toaster.success('Se cambió la contraseña. Las demás sesiones quedaron cerradas.');
    },
  });
  return (
    <FormularioEnPagina
      {...envio}
      formulario={formulario}
      borrador={null}
      etiquetas={ETIQUETAS}
      titulo="Error al cambiar la contraseña"
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
