import { orden } from '@/application/servicios/orden';
import { etiquetasDe } from '@/domain/shared/campos/campo';
import { CAMPOS_USUARIO } from '@/domain/usuarios/campos-usuario';
import { validarDatosUsuario } from '@/domain/usuarios/datos-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';
import { FilasDeCampos } from '@/ui/panel/comun/formulario/filas-de-campos';
import { FormularioRegistro } from '@/ui/panel/comun/formulario/formulario-registro';
import { AFECTADAS_POR_USUARIO } from '../usuarios.queries';
import { CampoContrasena } from './campo-contrasena';

const { email, displayName, rol } = etiquetasDe(CAMPOS_USUARIO);
const ETIQUETAS = { email, displayName, rol, password: 'Contraseña' } as const;
type ValoresUsuario = Record<keyof typeof ETIQUETAS, string>;

const VACIO: ValoresUsuario = { email: '', displayName: '', rol: '', password: '' };

export default function FormularioUsuario({ onClose }: { onClose: () => void }) {
  return (
    <FormularioRegistro<ValoresUsuario, Usuario>
      entidad="usuario"
      original={null}
      titulo="Nuevo usuario"
      size="sm"
      etiquetas={ETIQUETAS}
      iniciales={VACIO}
      validar={(_, valores) => void validarDatosUsuario(valores)}
      guardar={(valores, _, clave) => orden('usuarios', 'crear', valores, { clave })}
      nombreDe={({ email }) => email}
      hecho={({ email }) => `${email}: usuario creado`}
      afecta={AFECTADAS_POR_USUARIO}
      onClose={onClose}
    >
      <FilasDeCampos
        campos={CAMPOS_USUARIO}
        filas={[['email'], ['displayName'], ['rol']]}
        con={{
          email: { 'data-autofocus': true, help: 'Con él inicia sesión.' },
          rol: { help: 'Consulta ve e imprime. Administrador también crea, cambia y elimina.' },
        }}
      />
      <CampoContrasena nombre="password" label={ETIQUETAS.password} />
    </FormularioRegistro>
  );
}
