import { Box } from '@chakra-ui/react/box';
import { CloudCheck, CloudUpload, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Entrada } from '@/domain/sin-red/cola';
import type { ColaDelMarcoProps } from '@/ui/panel/comun/conexion/cola-del-marco';
import { useCola } from '@/ui/panel/comun/sin-red/use-cola';
import { Button } from '@/ui/shared/button';
import { IconButton } from '@/ui/shared/icon-button';
import { PanelDeCola } from './panel-de-cola';
import { SalidaConCola } from './salida-con-cola';
import { useEnvios } from './use-envios';

const esperaDecision = ({ estado: { tipo } }: Entrada): boolean => tipo === 'rechazada';

type AbrirColaProps = { cuantas: number; porDecidir: number; onClick: () => void };

function AbrirCola({ cuantas, porDecidir, onClick }: AbrirColaProps) {
  if (cuantas === 0)
    return <IconButton label="Lo que se envió desde este equipo" icon={<CloudCheck />} onClick={onClick} />;
  const decidir = porDecidir === 1 ? '1 necesita su decisión' : `${porDecidir} necesitan su decisión`;
  return (
    <Button
      size="sm"
      variant="subtle"
      icon={porDecidir > 0 ? <TriangleAlert /> : <CloudUpload />}
      aria-label={`Por enviar (${cuantas})${porDecidir > 0 ? `: ${decidir}` : ''}`}
      onClick={onClick}
    >
      <span>
        {/* On a phone the icon says it: the account and the search have to fit beside it. */}
        <Box as="span" display={{ base: 'none', md: 'inline' }}>
          {'Por enviar '}
        </Box>
        {`(${cuantas})`}
      </span>
    </Button>
  );
}

/** What was written without a network, always in sight while something of it waits; and who asks before leaving it. */
export function ColaEnMarco({ conexion, saliendo, onSalir, onQuedarse }: ColaDelMarcoProps) {
  const [abierta, setAbierta] = useState(false);
  const espera = useCola();
  const { entradas = [], cuantas = 0 } = espera ?? {};
  useEnvios(espera?.cola, conexion, cuantas);
  const hayAlgo = cuantas > 0 || entradas.length > 0;
  return (
    <>
      {hayAlgo ? (
        <AbrirCola
          cuantas={cuantas}
          porDecidir={entradas.filter(esperaDecision).length}
          onClick={() => setAbierta(true)}
        />
      ) : null}
      {espera && abierta ? <PanelDeCola {...espera} onClose={() => setAbierta(false)} /> : null}
      {saliendo ? (
        <SalidaConCola espera={espera} conexion={conexion} onSalir={onSalir} onQuedarse={onQuedarse} />
      ) : null}
    </>
  );
}
