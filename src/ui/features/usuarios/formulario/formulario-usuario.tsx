import { ETIQUETA_ROL, ROLES } from '@/domain/shared/rol';
import { validarDatosUsuario } from '@/domain/usuarios/datos-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { FormularioRegistro } from '../../shared/formulario/formulario-registro';
import { opcionesDe } from '../../shared/formulario/opciones';
import { usePanel } from '../../shared/panel/use-panel';
import { AFECTADAS_POR_USUARIO } from '../usuarios.queries';
import { CampoContrasena } from './campo-contrasena';

const ETIQUETAS = {
  email: 'Correo electrónico',
  displayName: 'Nombre',
  rol: 'Rol',
  password: 'Contraseña',
} as const;
type ValoresUsuario = Record<keyof typeof ETIQUETAS, string>;

const VACIO: ValoresUsuario = { email: '', displayName: '', rol: '', password: '' };

export default function FormularioUsuario({ onClose }: { onClose: () => void }) {
  const { servicios } = usePanel();
  return (
    <FormularioRegistro<ValoresUsuario, Usuario>
      entidad="usuario"
      original={null}
      titulo="Nuevo usuario"
      size="sm"
      etiquetas={ETIQUETAS}
      iniciales={VACIO}
      validar={(_, valores) => void validarDatosUsuario(valores)}
      guardar={(valores, _, clave) => servicios.usuarios.crear(valores, { clave })}
      hecho={({ email }) => `${email}: usuario creado`}
      afecta={AFECTADAS_POR_USUARIO}
      onClose={onClose}
    >
      <CampoTexto
        nombre="email"
        label={ETIQUETAS.email}
        required
        data-autofocus
        type="email"
        inputMode="email"
        help="Con él inicia sesión."
      />
      <CampoTexto nombre="displayName" label={ETIQUETAS.displayName} />
      <CampoOpciones
        nombre="rol"
        label={ETIQUETAS.rol}
        required
        help="Consulta ve e imprime. Administrador también crea, cambia y elimina."
        options={opcionesDe(ROLES, ETIQUETA_ROL)}
      />
      <CampoContrasena nombre="password" label={ETIQUETAS.password} />
    </FormularioRegistro>
  );
}
