import { queryOptions, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { type AbonoEnLista, reciboBuscado } from '@/domain/mensualidades/abono-en-lista';
import { ETIQUETA_ANULADO } from '@/domain/mensualidades/mensualidad';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { LIMITE_MAXIMO } from '@/domain/shared/pagina';
import type { PaletteGroup, PaletteItem } from '@/ui/shared/palette/palette-types';
import { claveDe } from '../comun/datos/clave-de';
import { usePanel } from '../comun/panel/use-panel';

const consultaRecibo = (servicios: ServiciosPanel, recibo: number | null) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'paleta', recibo],
    queryFn: async () => {
      if (recibo === null) return [];
      const casos = await servicios.finanzas();
      const pagina = await casos.abonos({ recibo, anulados: true, pagina: 1, limite: LIMITE_MAXIMO });
      return pagina?.datos ?? [];
    },
    enabled: recibo !== null,
  });

/** One line for each receipt, whatever it pays. */
const lineaDe = (numero: number, pagos: readonly AbonoEnLista[]): PaletteItem => {
  const vivos = pagos.filter(({ anulado_en }) => anulado_en === null);
  const contados = vivos.length > 0 ? vivos : pagos;
  const total = contados.reduce((suma, { valor, excedente }) => suma + valor + excedente, 0);
  const nombres = new Set(pagos.map((a) => a.pagador_nombre ?? a.participante_nombre));
  const detalle = [
    ...nombres,
    formatearPesos(total),
    pagos[0] && formatearFecha(pagos[0].fecha),
    vivos.length === 0 && ETIQUETA_ANULADO,
  ];
  return {
    id: `/financiero?pestana=recibos&recibo=${numero}`,
    label: `Recibo ${numero}`,
    detail: detalle.filter(Boolean).join(' · '),
    icon: <ReceiptText />,
  };
};

/** The receipt whose number is written: '12', 'recibo 12'. */
export const useRecibos = (buscado: string) => {
  const { servicios } = usePanel();
  const numero = reciboBuscado(buscado);
  const { data = [], error, isFetching, refetch } = useQuery(consultaRecibo(servicios, numero));
  const grupo: PaletteGroup = {
    id: 'recibos',
    title: 'Recibos',
    searched: true,
    items: numero !== null && data.length > 0 ? [lineaDe(numero, data)] : [],
  };
  return {
    grupo,
    buscando: isFetching,
    error: error ? 'Error al cargar recibos' : null,
    reintentar: () => {
      if (error) void refetch();
    },
  };
};
