import { http, HttpResponse } from 'msw';
import { refusal } from './response';
import { serverTexts } from './serverTexts';

const TUS = { 'Tus-Resumable': '1.0.0' };
const UPLOAD = '*/api/uploads/:id';

/** The tus endpoint for large files, which is not part of the contract's endpoints. */
export const resumableUploads = {
  /** The server offers tus, and every upload starts with its first byte. */
  offered: [
    http.get('*/api/upload-capabilities', () => HttpResponse.json({ tus: '/api/uploads' })),
    http.post('*/api/uploads', () =>
      HttpResponse.json({}, { status: 201, headers: { ...TUS, Location: '/api/uploads/1' } }),
    ),
    http.head(UPLOAD, ({ request }) => {
      const length = request.headers.get('upload-length') ?? '';
      const headers = { ...TUS, 'Upload-Offset': '0', 'Upload-Length': length };
      return new HttpResponse(null, { headers });
    }),
  ],
  /** 507 for the content of a file. */
  diskFull: http.patch(UPLOAD, ({ request }) => refusal(request, 507, serverTexts.noSpace)),
};
