import { useRouter } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { validarCambiosPerfil } from '@/domain/usuarios/datos-usuario';
import { leerPerfil, type Perfil } from '@/domain/usuarios/perfil';
import { CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { FormularioEnPagina } from '@/ui/panel/comun/formulario/formulario-en-pagina';
import { resolverDominio } from '@/ui/panel/comun/formulario/resolver-dominio';
import { useGuardado } from '@/ui/panel/comun/formulario/use-guardado';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { DetailList } from '@/ui/shared/detail-list';
import { lazy } from '@/ui/shared/lazy';
import { toaster } from '@/ui/shared/toast-store';
import { CampoFoto } from './campo-foto';
import { guardarPerfil, perfilDe, type ValoresPerfil, valoresDe } from './guardar-perfil';

const ConflictoPerfil = lazy(() => import('./conflicto-perfil'));

const ETIQUETAS = { displayName: 'Nombre para mostrar', photoURL: 'Foto' };
const ROLES = { ADMINISTRADOR: 'Administrador', CONSULTA: 'Consulta' };

export function PestanaPerfil() {
  const { servicios, usuario } = usePanel();
  const router = useRouter();
  const [original] = useState(() => perfilDe(usuario));
  const vista = useRef<Perfil | null>(original);
  const base = () => vista.current ?? original;
  const guardar = guardarPerfil(
    async (cambios) => (await servicios.cuenta()).actualizarPerfil(cambios),
    original,
  );
  const formulario = useForm<ValoresPerfil>({
    defaultValues: valoresDe(original),
    shouldFocusError: false,
    resolver: resolverDominio<ValoresPerfil>(validarCambiosPerfil),
  });
  const guardado = useGuardado<ValoresPerfil, Perfil>({
    nombre: 'perfil',
    que: () => 'Cambios de su perfil',
    formulario,
    vista,
    leerActual: leerPerfil,
    guardar: (valores) => () => guardar(valores, base()),
    alGuardar: (nuevo) => {
      vista.current = nuevo;
      formulario.reset(valoresDe(nuevo));
      toaster.success('Se guardó su perfil');
      // The menu of the person shows what the guarded route read.
      void router.invalidate();
    },
  });
  const { versionGuardada } = guardado;
  return (
    <>
      <FormularioEnPagina
        formulario={formulario}
        borrador="perfil"
        vista={vista}
        etiquetas={ETIQUETAS}
        titulo={MENSAJES_OPERACION.actualizarPerfil}
        error={guardado.error}
        rechazos={guardado.rechazos}
        duda={guardado.duda}
        guardando={guardado.guardando}
        onEnviar={guardado.enviar}
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
      {versionGuardada ? (
        <Suspense fallback={null}>
          <ConflictoPerfil
            base={base()}
            guardada={versionGuardada}
            mios={formulario.getValues()}
            etiquetas={ETIQUETAS}
            onVolver={guardado.volverAlFormulario}
            onElegir={(valores) => guardado.guardarSobre(versionGuardada, valores)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
