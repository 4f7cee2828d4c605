import { extractText } from 'unpdf';

/** The words of a PDF, with every space a plain one. */
export const leerPdf = async (bytes: ArrayBuffer): Promise<string> => {
  const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
  return text.replace(/\s+/g, ' ');
};
