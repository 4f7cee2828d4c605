import { Box } from '@chakra-ui/react/box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatearInstante } from '@/domain/shared/fechas';
import {
  type EstadoDelSistema,
  nivelDelSistema,
  type ParteRevisada,
} from '@/domain/sistema/estado-del-sistema';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { consultaSistema } from '@/ui/panel/comun/datos/sistema.queries';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';
import { FichaDeParte } from './ficha-de-parte';
import { ProbarCorreo } from './prueba-de-correo';

const tituloDe = ({ partes }: EstadoDelSistema): string => {
  const cuantas = partes.filter(({ nivel }) => nivel === 'MAL' || nivel === 'ATENCION').length;
  if (cuantas === 0) return 'Todo está en orden';
  return cuantas === 1 ? 'Hay una cosa por atender' : `Hay ${cuantas} cosas por atender`;
};

const TONOS = { BIEN: 'success', SIN_DATO: 'success', ATENCION: 'warning', MAL: 'error' } as const;

function VerificarCopia({ ensayo }: Pick<EstadoDelSistema, 'ensayo'>) {
  const { servicios } = usePanel();
  const cliente = useQueryClient();
  const pedido = useMutation({
    networkMode: 'always',
    mutationFn: () => servicios.sistema().then((casos) => casos.ensayar()),
    onSettled: () => cliente.invalidateQueries({ queryKey: consultaSistema(servicios).queryKey }),
  });
  const verificando = pedido.isPending || ensayo === 'EN_CURSO';
  return (
    <>
      <Button size="sm" onClick={() => pedido.mutate()} busy={verificando} busyText="Verificando...">
        Verificar ahora
      </Button>
      <Box role="status" textStyle="ayuda">
        {verificando ? 'Puede tardar unos minutos. Puede seguir trabajando.' : ''}
      </Box>
      <CajaError error={pedido.error} titulo="No se pudo empezar la verificación" />
    </>
  );
}

/** What can be tried from here, where there is something. */
const accionDe = (parte: ParteRevisada['parte'], ensayo: EstadoDelSistema['ensayo']) => {
  if (parte === 'CORREO') return <ProbarCorreo />;
  return parte === 'RESTAURACION' && ensayo !== 'IMPOSIBLE' ? <VerificarCopia ensayo={ensayo} /> : null;
};

/** Backups, database, disk, mail and certificate: how each is, and what to do when it is not well. */
export function SaludDelSistema() {
  const { servicios } = usePanel();
  const { data, error, refetch, isFetching } = useQuery(consultaSistema(servicios));
  return (
    <Box as="section" aria-labelledby="salud-del-sistema" display="flex" flexDirection="column" gap="4">
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <Box as="h2" id="salud-del-sistema" fontSize="lg" fontWeight="semibold">
          Salud del sistema
        </Box>
        {data ? (
          // While a copy is verified it is looked at by itself.
          <Button
            size="sm"
            onClick={() => void refetch()}
            busy={isFetching && data.ensayo !== 'EN_CURSO'}
            busyText="Mirando..."
          >
            Mirar de nuevo
          </Button>
        ) : null}
      </Box>
      <CajaError
        error={error}
        titulo="Error al mirar el estado del sistema"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {data === undefined && !error ? <LoadingIndicator text="Mirando copias, disco y correo..." /> : null}
      {data === null ? (
        <Notice tone="info">
          Aquí no hay copias de seguridad, disco ni correo que mirar: este servicio no los lleva.
        </Notice>
      ) : null}
      {data ? (
        <>
          <Notice tone={TONOS[nivelDelSistema(data.partes)]} title={tituloDe(data)}>
            {`Mirado el ${formatearInstante(data.revisado_en)}`}
          </Notice>
          <Box
            as="ul"
            listStyle="none"
            display="grid"
            gap="3"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          >
            {data.partes.map((parte) => (
              <FichaDeParte key={parte.parte} {...parte}>
                {accionDe(parte.parte, data.ensayo)}
              </FichaDeParte>
            ))}
          </Box>
          <Box as="p" textStyle="ayuda">
            Para quien programa:{' '}
            <Box asChild textDecoration="underline">
              <a href="/docs">descripción de los servicios</a>
            </Box>
          </Box>
        </>
      ) : null}
    </Box>
  );
}
