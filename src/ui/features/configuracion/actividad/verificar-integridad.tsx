import { Box } from '@chakra-ui/react/box';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';
import { CajaError } from '../../shared/datos/caja-error';
import { usePanel } from '../../shared/panel/use-panel';
import { fallaEnPalabras, resumenDe, selloCorto } from './resultado-integridad';

/** Has the service read its whole history again, and tells what it found. */
export function VerificarIntegridad() {
  const { verificador } = usePanel().servicios;
  const verificacion = useMutation({ networkMode: 'always', mutationFn: verificador.verificar });
  const { data, error, isPending } = verificacion;
  return (
    <>
      <Button onClick={() => verificacion.mutate()} busy={isPending} busyText="Verificando...">
        Verificar integridad
      </Button>
      <Box flexBasis="full" aria-live="polite">
        {error ? <CajaError error={error} titulo="Error al verificar la integridad" /> : null}
        {data === null ? (
          <Notice tone="info">Este servicio no sella la historia: no hay con qué compararla.</Notice>
        ) : null}
        {data ? (
          <Notice tone={data.integra ? 'success' : 'warning'} title={resumenDe(data)}>
            <p>
              Sello de este momento: <strong>{selloCorto(data)}</strong>. Cambia con cada línea nueva.
            </p>
            {data.fallas.length > 0 ? (
              <ul>
                {data.fallas.map((falla) => (
                  <li key={`${falla.motivo}-${falla.cadena}-${falla.numero}-${falla.id}`}>
                    {fallaEnPalabras(falla)}
                  </li>
                ))}
              </ul>
            ) : null}
          </Notice>
        ) : null}
      </Box>
    </>
  );
}
