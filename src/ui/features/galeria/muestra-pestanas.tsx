import { Banknote, CalendarRange, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '@/ui/shared/amount';
import { FileInput } from '@/ui/shared/file-input';
import { ProgressBar } from '@/ui/shared/progress-bar';
import { Steps } from '@/ui/shared/steps';
import { type Tab, Tabs } from '@/ui/shared/tabs';
import { Fila, Muestra } from './muestra';

const pestanas: readonly Tab[] = [
  { id: 'mensualidades', label: 'Mensualidades', icon: <CalendarRange />, count: 128 },
  { id: 'cartera', label: 'Cartera', icon: <Wallet />, count: 31 },
  { id: 'recaudo', label: 'Recaudo', icon: <Banknote /> },
];

const pasos = [
  { id: 'archivo', label: 'Archivo' },
  { id: 'columnas', label: 'Columnas' },
  { id: 'revision', label: 'Revisión' },
  { id: 'resultado', label: 'Resultado' },
];

export function MuestraPestanas() {
  const [actual, setActual] = useState('cartera');
  const [archivo, setArchivo] = useState<File | null>(null);
  return (
    <>
      <Muestra titulo="Pestañas y dinero">
        <Tabs label="Financiero" tabs={pestanas} current={actual} onChange={setActual}>
          <Fila>
            <Amount value={1_850_000} />
            <Amount value={-425_000} />
            <Amount value={0} strong />
            <Amount value={null} />
          </Fila>
        </Tabs>
      </Muestra>
      <Muestra titulo="Pasos de una importación">
        <Steps label="Pasos de la importación" steps={pasos} current="columnas">
          <FileInput
            label="Archivo con los participantes"
            help="CSV o Excel, con los nombres de las columnas en la primera fila."
            accept=".csv,.xlsx"
            file={archivo}
            onChange={setArchivo}
          />
        </Steps>
        <FileInput
          label="Archivo elegido, con un error"
          file={new File(['x'.repeat(2_500)], 'participantes-noviembre.xlsx')}
          error="El archivo no tiene filas."
          onChange={() => undefined}
        />
        <ProgressBar label="Importando" value={0.34} detail="680 de 2.000 filas" />
        <ProgressBar label="Preparando" />
      </Muestra>
    </>
  );
}
