import { Box } from '@chakra-ui/react/box';
import { Printer } from 'lucide-react';
import type { ExpedienteDeCobro } from '@/domain/mensualidades/cobranza/gestion';
import { ETIQUETA_RELACION } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { formatearInstante } from '@/domain/shared/fechas';
import { useExportar } from '@/ui/panel/comun/exportacion/menu-exportar';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { useFundacion } from '@/ui/panel/comun/panel/use-fundacion';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { PageHeader } from '@/ui/shared/page-header';
import { PrintSheet } from '@/ui/shared/print-sheet';
import { canalEnPalabras } from './canal-en-palabras';
import { prepararGestiones } from './exportar-gestiones';
import { ListaGestiones } from './lista-gestiones';

/** The sheet: by what channel the person may be told, and each contact. */
export default function HojaDeGestiones({ expediente }: { expediente: ExpedienteDeCobro }) {
  const { servicios, usuario } = usePanel();
  const esAdministrador = useEsAdministrador();
  const fundacion = useFundacion();
  const { pagador, relacion, canales, gestiones } = expediente;
  const hoy = useHoy();
  const exportar = useExportar(async () => prepararGestiones(expediente, hoy));
  return (
    <>
      <Box className="no-imprimir">
        <PageHeader
          title="Gestiones de cobro"
          more={[
            { id: 'imprimir', label: 'Imprimir', icon: <Printer />, onSelect: () => window.print() },
            ...(esAdministrador ? [exportar] : []),
          ]}
        />
      </Box>
      <PrintSheet
        organization={fundacion?.nombre ?? ''}
        title={`Gestiones de cobro · ${pagador.nombre}`}
        detail={
          <>
            <p>{[pagador.documento, ETIQUETA_RELACION[relacion]].filter(Boolean).join(' · ')}</p>
            <p>
              {`Preparado por ${usuario.displayName ?? usuario.email} · ${formatearInstante(servicios.reloj.ahora().toISOString())}`}
            </p>
          </>
        }
      >
        <Box as="section" aria-labelledby="canales" marginBottom="5">
          <Box as="h3" id="canales" textStyle="subtitulo" marginBottom="1">
            Canales autorizados (Ley 2300 de 2023)
          </Box>
          {canales.length === 0 ? <p>Ninguno.</p> : null}
          <Box as="ul" listStyle="none" padding="0" _print={{ fontSize: '11px' }}>
            {canales.map((canal) => (
              <li key={canal.id}>
                {canalEnPalabras(canal)}
                {canal.registrado_por ? ` · anotó ${canal.registrado_por}` : ''}
              </li>
            ))}
          </Box>
        </Box>
        <Box as="section" aria-labelledby="contactos">
          <Box as="h3" id="contactos" textStyle="subtitulo" marginBottom="1">
            {`Contactos (${gestiones.length})`}
          </Box>
          {gestiones.length === 0 ? <p>Ninguno.</p> : <ListaGestiones gestiones={gestiones} />}
        </Box>
      </PrintSheet>
    </>
  );
}
