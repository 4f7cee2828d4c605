import { Box } from '@chakra-ui/react/box';
import { fechaEnBogota, formatearFecha } from '@/domain/shared/fechas';
import { useEsAdministrador } from '@/ui/features/shared/panel/use-es-administrador';
import { usePanel } from '@/ui/features/shared/panel/use-panel';
import { PageHeader } from '@/ui/shared/page-header';
import { AccionesRapidas } from './acciones-rapidas';
import { Cifras } from './cifras';
import { Panorama } from './panorama';
import { saludo } from './saludo';

export function DashboardPage() {
  const { servicios, usuario } = usePanel();
  const esAdministrador = useEsAdministrador();
  const ahora = servicios.reloj.ahora();
  const persona = usuario.displayName ? `, ${usuario.displayName}` : '';

  return (
    <>
      <PageHeader
        title="Tablero"
        description={`${saludo(ahora)}${persona}. Hoy es ${formatearFecha(fechaEnBogota(ahora))}.`}
      />
      <Box display="flex" flexDirection="column" gap={{ base: '6', md: '8' }}>
        <Cifras />
        <Panorama>{esAdministrador ? <AccionesRapidas /> : null}</Panorama>
      </Box>
    </>
  );
}
