import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { ETIQUETA_ROL, ROLES } from '@/domain/shared/rol';
import { validarDatosUsuario } from '@/domain/usuarios/datos-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';
import { FormModal } from '@/ui/shared/form-modal';
import { toaster } from '@/ui/shared/toast-store';
import { useRefrescar } from '../../shared/datos/use-refrescar';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { ErroresFormulario } from '../../shared/formulario/errores-formulario';
import { GuardaSalida } from '../../shared/formulario/guarda-salida';
import { opcionesDe } from '../../shared/formulario/opciones';
import { resolverDominio } from '../../shared/formulario/resolver-dominio';
import { useGuardado } from '../../shared/formulario/use-guardado';
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
  const libre = useRef(false);
  const vista = useRef<Usuario | null>(null);
  const refrescar = useRefrescar(AFECTADAS_POR_USUARIO);
  const formulario = useForm<ValoresUsuario>({
    defaultValues: VACIO,
    shouldFocusError: false,
    resolver: resolverDominio((valores) => void validarDatosUsuario(valores)),
  });
  const salir = () => {
    libre.current = true;
    onClose();
  };
  const guardado = useGuardado<ValoresUsuario, Usuario>({
    formulario,
    vista,
    ids: servicios.ids,
    leerActual: () => null,
    guardar: (valores, _base, clave) => servicios.usuarios.crear(valores, { clave }),
    alGuardar: ({ email }) => {
      toaster.success(`${email}: usuario creado`);
      void refrescar();
      salir();
    },
  });
  const { isDirty } = formulario.formState;
  return (
    <FormProvider {...formulario}>
      <FormModal
        open
        title="Nuevo usuario"
        size="sm"
        dirty={isDirty}
        saving={guardado.guardando}
        onClose={salir}
        onSubmit={guardado.enviar}
      >
        <ErroresFormulario
          etiquetas={ETIQUETAS}
          error={guardado.error}
          titulo={mensajeErrorEscritura('crear', 'usuario')}
          rechazos={guardado.rechazos}
        />
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
      </FormModal>
      <GuardaSalida hayCambios={isDirty} libre={libre} />
    </FormProvider>
  );
}
