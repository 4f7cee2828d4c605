import { useRouter } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { algoSinGuardar } from '@/ui/app/errores/fallo-de-carga';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';
import { topDialog } from '@/ui/shared/open-dialogs';
import { enCalma, useVersionNueva, type VersionNueva } from './use-version-nueva';

const NO_SE_PUSO =
  'Todavía no se pudo poner. Vuelva a intentarlo o, cuando pueda, cierre todas las pestañas del panel y ábralo otra vez.';

/** What was written without a network is on its way from this page. */
const seEnviaLaCola = async ({ haySinRed, cargarCola }: ServiciosPanel): Promise<boolean> =>
  haySinRed() &&
  cargarCola().then(
    ({ vigilante }) => vigilante.enviando(),
    // Its code cannot come to this page any more: nothing of it is running.
    () => false,
  );

/** Why the page cannot be loaded again now, for the person; `null` when it can. */
const queImpideActualizar = async (servicios: ServiciosPanel): Promise<string | null> => {
  if (topDialog() || algoSinGuardar()) return 'Guarde o descarte lo que está escribiendo y pulse otra vez.';
  return (await seEnviaLaCola(servicios))
    ? 'Se están enviando cambios. Espere a que terminen y pulse otra vez.'
    : null;
};

/** A newer release is announced, and put in place when the person says so: never over what they are writing. */
export function AvisoVersion() {
  const { acceso, servicios } = usePanel();
  const router = useRouter();
  const recargar = () => acceso.navegacion.recargarHacia(router.latestLocation.href);
  const { version, aplicar } = useVersionNueva(recargar, servicios.haySinRed);
  const [espera, setEspera] = useState<{ de: VersionNueva; motivo: string | null } | null>(null);
  const [poniendo, setPoniendo] = useState(false);
  if (version === 'ninguna') return null;
  const cambiada = version === 'cambiada';
  const queImpide = async () => {
    const motivo = await queImpideActualizar(servicios);
    if (motivo !== null || cambiada) return motivo;
    await enCalma();
    // Whoever pressed may have begun to write meanwhile.
    return queImpideActualizar(servicios);
  };
  const intentar = async () => {
    setPoniendo(true);
    const motivo = await queImpide();
    setEspera({ de: version, motivo });
    if (motivo === null) {
      if (cambiada) recargar();
      else if (!(await aplicar())) setEspera({ de: version, motivo: NO_SE_PUSO });
    }
    setPoniendo(false);
  };
  return (
    <Notice
      tone="info"
      role="status"
      icon={<RefreshCw />}
      title={cambiada ? 'El panel se actualizó en otra pestaña' : 'Hay una versión nueva'}
      action={
        <Button
          size="sm"
          variant="solid"
          busy={poniendo}
          busyText="Actualizando..."
          onClick={() => void intentar()}
        >
          {cambiada ? 'Recargar' : 'Actualizar'}
        </Button>
      }
    >
      {espera?.de === version ? espera.motivo : null}
    </Notice>
  );
}
