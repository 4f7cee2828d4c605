import { Suspense, useState } from 'react';
import type { PermisoDeContacto } from '@/domain/mensualidades/cobranza/gestion';
import { desdeEnPalabras, motivoEnPalabras } from '@/domain/mensualidades/cobranza/puede-contactar';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { Button } from '@/ui/shared/button';
import { lazy } from '@/ui/shared/lazy';
import { Notice } from '@/ui/shared/notice';

const FormularioCanal = lazy(() => import(/* webpackChunkName: "cobranza" */ './formulario-canal'));

/** The reason that says most: one that a day mends before one that nothing does. */
export const permisoQueFalta = (permisos: readonly PermisoDeContacto[]): PermisoDeContacto | null => {
  const negados = permisos.filter(({ permitido }) => !permitido);
  const conFecha = negados.filter(({ desde }) => desde !== null);
  return conFecha.sort((a, b) => (a.desde ?? '').localeCompare(b.desde ?? ''))[0] ?? negados[0] ?? null;
};

type BotonAutorizarProps = {
  quien: { clave: string; nombre: string };
  /** Under a heading that says what for. */
  corto?: boolean;
};

/** Where somebody says by which channel they may be told. Nothing for whoever may not write. */
export function BotonAutorizar({ quien, corto = false }: BotonAutorizarProps) {
  const [abierto, setAbierto] = useState(false);
  if (!useEsAdministrador()) return null;
  return (
    <>
      <Button
        size={corto ? 'sm' : 'md'}
        aria-label={`Autorizar un canal de ${quien.nombre}`}
        onClick={() => setAbierto(true)}
      >
        {corto ? 'Autorizar' : 'Autorizar un canal'}
      </Button>
      {abierto ? (
        <Suspense fallback={null}>
          <FormularioCanal quien={quien} onClose={() => setAbierto(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

type PorQueNoProps = Pick<BotonAutorizarProps, 'quien'> & { permiso: PermisoDeContacto };

/** Why somebody may not be contacted, since when they may, and what would mend it. */
export function PorQueNo({ quien, permiso }: PorQueNoProps) {
  const { motivo } = permiso;
  return (
    <Notice
      tone="warning"
      title={motivo ? motivoEnPalabras(motivo) : 'No se puede contactar ahora'}
      action={motivo === 'CANAL_SIN_AUTORIZAR' ? <BotonAutorizar quien={quien} /> : null}
    >
      {desdeEnPalabras(permiso) ??
        'Ley 2300 de 2023: solo por el canal que la persona autorizó, y solo a quien responde por el pago.'}
    </Notice>
  );
}
