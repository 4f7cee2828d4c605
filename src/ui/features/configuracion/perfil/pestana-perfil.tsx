import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { validarCambiosPerfil } from '@/domain/usuarios/datos-usuario';
import { DetailList } from '@/ui/shared/detail-list';
import { toaster } from '@/ui/shared/toast-store';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { usePanel } from '../../shared/panel/use-panel';
import { FormularioEnPagina } from '../formulario-en-pagina';
import { useEnvio } from '../use-envio';
import { CampoFoto } from './campo-foto';

const ETIQUETAS = { displayName: 'Nombre para mostrar', photoURL: 'Foto' };
const ROLES = { ADMINISTRADOR: 'Administrador', CONSULTA: 'Consulta' };

export function PestanaPerfil() {
  const { servicios, usuario } = usePanel();
  const router = useRouter();
  const formulario = useForm({
    defaultValues: { displayName: usuario.displayName ?? '', photoURL: usuario.photoURL ?? '' },
    shouldFocusError: false,
    resolver: resolverDominio(validarCambiosPerfil),
  });
  const envio = useEnvio({
    formulario,
    guardar: servicios.actualizarPerfil,
    alGuardar: (valores) => {
      formulario.reset(valores);
      toaster.success('Se guardó su perfil');
      // The menu of the person shows what the guarded route read.
      void router.invalidate();
    },
  });
  return (
    <FormularioEnPagina
      {...envio}
      formulario={formulario}
      borrador="perfil"
      etiquetas={ETIQUETAS}
      titulo={MENSAJES_OPERACION.actualizarPerfil}
    >
      <DetailList
        items={[
          { label: 'Correo', value: usuario.email },
          { label: 'Rol', value: ROLES[usuario.rol] },
        ]}
      />
      <CampoTexto nombre="displayName" label={ETIQUETAS.displayName} autoComplete="name" />
      <CampoFoto
        nombre="photoURL"
        label={ETIQUETAS.photoURL}
        persona={usuario.displayName ?? usuario.email}
      />
    </FormularioEnPagina>
  );
}
