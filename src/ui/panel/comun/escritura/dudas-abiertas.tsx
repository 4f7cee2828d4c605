import { useMutation } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { Duda } from '@/domain/borradores/duda';
import { pareceCaida, sigueSinConfirmar } from '@/domain/shared/errores/error-transporte';
import { NO_SABEMOS } from '@/domain/shared/errores/mensajes-operacion';
import { formatearInstante } from '@/domain/shared/fechas';
import { Button } from '@/ui/shared/button';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { Notice } from '@/ui/shared/notice';
import { toaster } from '@/ui/shared/toast-store';
import { ContextoConexion } from '../conexion/conexion-actual';
import { avisarError } from '../datos/avisar-error';
import { usePanel } from '../panel/use-panel';
import { comoSaberlo } from './aviso-duda';
import { comprobarDuda, olvidarDuda } from './comprobar-duda';
import { GUARDADO_AQUI } from './guardado-aqui';

/** Asks for it or, while nobody answers, leaves it where it is asked for without anybody; answers what to say. */
const useComprobar = (duda: Duda): (() => Promise<string>) => {
  const panel = usePanel();
  const hayRed = useContext(ContextoConexion) === 'bien';
  const dejarAqui = async (): Promise<boolean> => {
    if (!panel.servicios.haySinRed()) return false;
    const { encolar } = await import('./encolar');
    if (!(await encolar(panel.servicios, duda, { salio: true }))) return false;
    await olvidarDuda(panel, duda.nombre, { conBorrador: true });
    return true;
  };
  return async () => {
    if (!hayRed && (await dejarAqui())) return GUARDADO_AQUI;
    try {
      await comprobarDuda(panel, duda);
    } catch (error) {
      if (pareceCaida(error) && (await dejarAqui())) return GUARDADO_AQUI;
      throw error;
    }
    return `Quedó registrado: ${duda.que}`;
  };
};

/** Says of one write that nobody knows how it ended, and lets the person find out or give it up. */
function DudaAbierta({ duda }: { duda: Duda }) {
  const panel = usePanel();
  const [descartando, setDescartando] = useState(false);
  const comprobacion = useMutation({
    networkMode: 'always',
    mutationFn: useComprobar(duda),
    onSuccess: (dicho) => toaster.success(dicho),
    onError: (error) =>
      avisarError(
        error,
        sigueSinConfirmar(error) ? `${NO_SABEMOS}: ${duda.que}` : `No quedó registrado: ${duda.que}`,
      ),
  });
  const olvidar = () => void olvidarDuda(panel, duda.nombre, { conBorrador: true });
  return (
    <Notice
      tone="warning"
      role="alert"
      title={`${NO_SABEMOS}: ${duda.que}`}
      action={
        duda.orden ? (
          <>
            <Button size="sm" onClick={() => setDescartando(true)}>
              Descartar
            </Button>
            <Button
              size="sm"
              variant="solid"
              busy={comprobacion.isPending}
              busyText="Comprobando..."
              onClick={() => comprobacion.mutate()}
            >
              Comprobar ahora
            </Button>
          </>
        ) : (
          <Button size="sm" onClick={olvidar}>
            Ya lo revisé
          </Button>
        )
      }
    >
      {`Se envió el ${formatearInstante(new Date(duda.desde).toISOString())} y la respuesta no llegó. `}
      {comoSaberlo(duda.orden !== null)}
      <ConfirmDialog
        open={descartando}
        title="¿Descartar sin comprobar?"
        confirmLabel="Descartar"
        onConfirm={olvidar}
        onClose={() => setDescartando(false)}
      >
        {`Puede que sí haya quedado registrado: ${duda.que}. Si lo descarta, mire en la lista antes de hacerlo otra vez.`}
      </ConfirmDialog>
    </Notice>
  );
}

/** The writes of whoever is signed in that nobody confirmed, on every page until it is known how they ended. */
export function DudasAbiertas({ dudas }: { dudas: readonly Duda[] }) {
  return dudas.map((duda) => <DudaAbierta key={duda.nombre} duda={duda} />);
}
