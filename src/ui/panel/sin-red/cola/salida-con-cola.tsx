import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ColaDelMarcoProps } from '@/ui/panel/comun/conexion/cola-del-marco';
import type { useCola } from '@/ui/panel/comun/sin-red/use-cola';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';

type SalidaConColaProps = Omit<ColaDelMarcoProps, 'saliendo'> & { espera: ReturnType<typeof useCola> };

/** Before signing out with something left to send: it says how much, and that it stays for its owner. */
export function SalidaConCola({ espera, conexion, onSalir, onQuedarse }: SalidaConColaProps) {
  const nada = espera === undefined || espera.cuantas === 0;
  useEffect(() => {
    if (!nada) return;
    // What ended is of nobody's use any more.
    void (espera?.cola.ordenar({ todo: true }) ?? Promise.resolve()).then(onSalir, onSalir);
  }, [nada, espera, onSalir]);
  const envio = useMutation({
    networkMode: 'always',
    mutationFn: async () => espera?.cola.vigilante.avisar(),
  });
  if (nada) return null;
  const { cuantas, entradas } = espera;
  const porDecidir = entradas.filter(({ estado }) => estado.tipo === 'rechazada').length;
  const uno = cuantas === 1;
  return (
    <Modal
      open
      role="alertdialog"
      size="sm"
      title={uno ? 'Falta 1 registro por enviar' : `Faltan ${cuantas} registros por enviar`}
      onClose={onQuedarse}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onQuedarse}>Cancelar</Button>
          <Button onClick={onSalir}>{uno ? 'Salir y dejarlo guardado' : 'Salir y dejarlos guardados'}</Button>
          {conexion === 'bien' && porDecidir < cuantas ? (
            <Button
              variant="solid"
              data-autofocus
              busy={envio.isPending}
              busyText="Enviando..."
              onClick={() => envio.mutate()}
            >
              Enviar antes
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        {uno
          ? 'Si sale, queda guardado y cerrado en este equipo para cuando usted vuelva a entrar aquí. Nadie más lo ve ni lo puede enviar.'
          : 'Si sale, quedan guardados y cerrados en este equipo para cuando usted vuelva a entrar aquí. Nadie más los ve ni los puede enviar.'}
      </p>
      {porDecidir > 0 ? (
        <p>{`${porDecidir === 1 ? '1 necesita' : `${porDecidir} necesitan`} su decisión: se toma en «Por enviar», arriba.`}</p>
      ) : null}
      {envio.isSuccess && porDecidir < cuantas && conexion === 'bien' ? (
        <p role="status">Se intentó y todavía no se recibe. Todo sigue guardado aquí.</p>
      ) : null}
      {conexion === 'bien' ? null : (
        <p>{`Ahora no hay conexión: no se ${uno ? 'puede' : 'pueden'} enviar antes de salir.`}</p>
      )}
    </Modal>
  );
}
